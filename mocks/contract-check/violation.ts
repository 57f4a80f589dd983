/** One violation of the contract by an exchange. */
export type Violation = {
  /** The half of the exchange with the violation. */
  in: 'request' | 'response'
  /** A JSON pointer into openapi.yaml to the violated part. */
  where: string
  /** What was found instead. */
  message: string
}
