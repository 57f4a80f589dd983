/** Mutants that no test kills, and why nobody could notice them. */
export type Equivalent = {
  file: string
  /** The names of what they stand in, from the outside, as the command prints them. */
  within: string
  from: string
  /** What it becomes: one mutant each. */
  to: string[]
  reason: string
}
