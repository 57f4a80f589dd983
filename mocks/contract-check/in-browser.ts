import contract from 'virtual:contract'
import { createContractChecker } from './checker.ts'
import type { Exchange } from './exchange.ts'
import type { Violation } from './violation.ts'

const checker = createContractChecker(contract)

/** Compares an exchange with the contract that this page was built with. */
export const check = (exchange: Exchange): Violation[] => checker.checkExchange(exchange)
