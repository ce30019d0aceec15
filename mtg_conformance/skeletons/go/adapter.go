// My engine as an engine under test. This file is what you write; kit.go does the talking.
package main

// MyTable is one game. The kit calls Snapshot once, then Perform and Snapshot for each action.
type MyTable struct{}

// Perform lets the player do it, up to the next time a player may act. A refused action leaves no trace.
// action.Do: cast, activate, attack, block, resolve, advance.
func (table *MyTable) Perform(action Action) (Result, error) {
	return Result{}, Unsupported("perform is not written yet (" + action.Do + ")")
}

// Snapshot is the table as it is now. A field that the engine can't see is left out.
func (table *MyTable) Snapshot() (Snapshot, error) {
	return nil, Unsupported("snapshot is not written yet")
}

// MyAdapter is the engine.
type MyAdapter struct{}

// Describe says what every certificate tells of the engine.
func (adapter *MyAdapter) Describe() Description {
	return Description{"name": "my engine", "version": "0", "adapter": "my adapter"}
}

// SetUp gives a new game that stands as the situation says: seats, active, step, players, objects.
// Whatever the engine asks a player, policy.Choose answers.
func (adapter *MyAdapter) SetUp(situation Situation, policy *Policy) (Table, error) {
	return nil, Unsupported("SetUp is not written yet")
}

func main() {
	Serve(&MyAdapter{})
}
