(function () {
  "use strict";
  var each = function (selector, then, within) {
    Array.prototype.forEach.call((within || document).querySelectorAll(selector), then);
  };
  var make = function (name, text, parent) {
    var made = document.createElement(name);
    made.textContent = text;
    parent.appendChild(made);
    return made;
  };
  // A button on each block of JSON that copies it; where the browser does not allow that, the text is selected.
  each("details > pre", function (pre) {
    var button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    pre.parentNode.insertBefore(button, pre);
    button.addEventListener("click", function () {
      var select = function () {
        window.getSelection().selectAllChildren(pre);
        button.textContent = "Selected";
      };
      if (!navigator.clipboard) { select(); return; }
      navigator.clipboard.writeText(pre.textContent).then(function () { button.textContent = "Copied"; }, select);
    });
  });
  var tools = document.getElementById("tools");
  var search;
  var apply = function () {
    var words = search ? search.value.toLowerCase() : "";
    each("details.case", function (one) {
      one.classList.toggle("off", words !== "" && one.textContent.toLowerCase().indexOf(words) < 0);
    });
    each("details.group, .ruling", function (one) {
      one.classList.toggle("off", words !== "" && !one.querySelector("details.case:not(.off)"));
      if (words !== "" && one.tagName === "DETAILS") { one.open = true; }
    });
  };
  if (tools) {
    tools.hidden = false;
    var label = make("label", "Show only cases with ", tools);
    search = document.createElement("input");
    search.type = "search";
    label.appendChild(search);
    search.addEventListener("input", apply);
    make("button", "Fold all", tools).addEventListener("click", function () {
      each("main details.case, main details.group", function (one) { one.open = false; });
    });
    make("button", "Unfold the red", tools).addEventListener("click", function () {
      each("details.is-failed, details.is-error", function (one) { one.open = true; });
    });
  }
  var differ = document.getElementById("differ");
  if (differ) {
    differ.hidden = false;
    differ.addEventListener("click", function () {
      var only = differ.getAttribute("aria-pressed") !== "true";
      differ.setAttribute("aria-pressed", String(only));
      each(".matrix tbody tr:not(.differs)", function (row) { row.classList.toggle("off", only); });
    });
  }
  // Whoever follows a link to a case finds it open.
  var show = function () {
    var at = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
    for (var one = at; one; one = one.parentElement) { if (one.tagName === "DETAILS") { one.open = true; } }
    if (at) { at.scrollIntoView(); }
  };
  window.addEventListener("hashchange", show);
  show();
})();
