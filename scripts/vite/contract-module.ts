import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { bundleContract } from '../contract/bundle.ts'

const name = 'virtual:contract'

/** Provides the contract in one file as `virtual:contract`, for the check of the mock's calls and the API reference. */
export const contractModule = (): Plugin => ({
  name: 'contract',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined
    for (const file of globSync(['openapi.yaml', 'contract/*.yaml'])) this.addWatchFile(resolve(file))
    return `export default ${bundleContract()}`
  },
})
