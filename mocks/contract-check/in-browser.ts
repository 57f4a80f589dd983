import contract from 'virtual:contract'
import { createContractChecker, type Exchange, type Violation } from './checker.ts'

const checker = createContractChecker(contract)

/** Compares an exchange with the contract that this page was built with. */
export const check = (exchange: Exchange): Violation[] => checker.checkExchange(exchange)
