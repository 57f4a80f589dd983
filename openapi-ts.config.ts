import { $, defineConfig } from '@hey-api/openapi-ts'

/** A time as RFC 3339 writes it. Without a leap second, which no `Date` takes. */
const rfc3339 =
  '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d)$'

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
  plugins: [
    // `preserve`: a schema keeps its name, capitals included, so that what scripts/contract/ writes can refer to it.
    { name: '@hey-api/typescript', definitions: { case: 'preserve' } },
    {
      name: 'zod',
      compatibilityVersion: 'mini',
      definitions: { name: 'z{{name}}', case: 'preserve' },
      $resolvers: {
        object(ctx) {
          const { additionalProperties: extra } = ctx.schema
          // Requests are closed: without this `additionalProperties: false` would be lost and unknown fields stripped.
          const isClosed = typeof extra === 'object' && extra.type === 'never'
          return isClosed ? $(ctx.symbols.z).attr('strictObject').call(ctx.nodes.shape(ctx)) : undefined
        },
        string(ctx) {
          // The pattern of a UUID is used, because zod's own refuses the Nil UUID in capitals. A time must have an offset.
          const { format, pattern } = ctx.schema
          const text = format === 'date-time' ? rfc3339 : format === 'uuid' ? pattern : undefined
          if (!text) return undefined
          const { z } = ctx.symbols
          return $(z)
            .attr('string')
            .call()
            .attr('check')
            .call($(z).attr('regex').call($.regexp(text)))
        },
      },
    },
  ],
})
