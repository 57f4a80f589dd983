import { $, defineConfig } from '@hey-api/openapi-ts'

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
    '@hey-api/typescript',
    {
      name: 'zod',
      compatibilityVersion: 'mini',
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
