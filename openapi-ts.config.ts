import { $, defineConfig } from '@hey-api/openapi-ts'

/** How types and schemas are generated. scripts/contract/generate.ts gives the schemas of the contract as input. */
export default defineConfig({
  input: './openapi.yaml',
  // `clean` would wipe what scripts/contract/ writes next to these files.
  output: {
    path: './src/contract',
    clean: false,
    entryFile: false,
    fileName: { suffix: '.gen' },
    module: { extension: '.ts' },
  },
  logs: { level: 'silent', file: false },
  parser: {
    hooks: {
      symbols: {
        // A file for each schema, so that a screen that is loaded later brings its own; `zod.gen.ts` has them all.
        getFilePath: ({ meta, name }) => (meta?.artifact === 'zod' ? `zod/${name}` : undefined),
        getExportFromFilePath: ({ meta }) => (meta?.artifact === 'zod' ? ['zod'] : undefined),
      },
    },
  },
  plugins: [
    // `preserve`: a schema keeps its name, capitals included, so that what scripts/contract/ writes can refer to it.
    { name: '@hey-api/typescript', definitions: { case: 'preserve' } },
    {
      name: 'zod',
      compatibilityVersion: 'mini',
      definitions: { name: 'z{{name}}', case: 'preserve' },
      // RFC 3339 allows any offset; without this only `Z` would pass.
      dates: { offset: true },
      $resolvers: {
        // Requests are closed: without this `additionalProperties: false` would be lost and unknown fields stripped.
        object(ctx) {
          const extra = ctx.schema.additionalProperties
          return typeof extra === 'object' && extra.type === 'never'
            ? $(ctx.symbols.z).attr('strictObject').call(ctx.nodes.shape(ctx))
            : undefined
        },
      },
    },
  ],
})
