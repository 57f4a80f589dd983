/** A place where an exchange left the contract. */
export type Violation = {
  /** Which half of the exchange it is about. */
  in: 'request' | 'response'
  /** A JSON pointer into openapi.yaml: what the contract asks for. */
  where: string
  /** What came instead. */
  message: string
}
