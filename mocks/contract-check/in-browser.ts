import yaml from '../../src/contract/openapi.gen.yaml?raw'
import type { Breach } from './breach.ts'
import { createContractChecker, type Exchange } from './checker.ts'

const checker = createContractChecker(yaml)

/** Compares an exchange with the contract that this page was built with. */
export const check = (exchange: Exchange): Breach[] => checker.checkExchange(exchange)
