import yaml from '../../src/contract/openapi.gen.yaml?raw'
import { createContractChecker } from './checker.ts'
import type { Exchange } from './exchange.ts'
import type { Violation } from './violation.ts'

const checker = createContractChecker(yaml)

/** Compares an exchange with the contract that this page was built with. */
export const check = (exchange: Exchange): Violation[] => checker.checkExchange(exchange)
