declare module 'virtual:contract' {
  /** The contract in one file, which scripts/vite/contract-module.ts gives. */
  const contract: { paths: Record<string, object>; components: { schemas: Record<string, object> } }
  export default contract
}
