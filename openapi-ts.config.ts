import { $, defineConfig } from '@hey-api/openapi-ts'

export default defineConfig({
  input: './openapi.yaml',
  // `clean` would wipe what scripts/contract/ writes next to these files.
  output: { path: './src/contract', clean: false, entryFile: false, fileName: { suffix: '.gen' } },
  logs: { level: 'silent', file: false },
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
