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
      // What zod has in one module is in the start as soon as any screen uses it. `record` and `iso` are the largest.
      $resolvers: {
        object(ctx) {
          const { additionalProperties: extra, properties } = ctx.schema
          if (typeof extra !== 'object') return undefined
          // Requests are closed: without this `additionalProperties: false` would be lost and unknown fields stripped.
          if (extra.type === 'never') return $(ctx.symbols.z).attr('strictObject').call(ctx.nodes.shape(ctx))
          const isFree = extra.type === 'unknown' && !properties
          return isFree ? $(ctx.symbols.z).attr('looseObject').call(ctx.nodes.shape(ctx)) : undefined
        },
        // The start would carry what zod has for a literal: a number that can be one only is a range of one.
        number(ctx) {
          const { const: only } = ctx.schema
          if (typeof only !== 'number' || !Number.isInteger(only)) return undefined
          const { z } = ctx.symbols
          const bound = (name: 'gte' | 'lte') => $(z).attr(name).call($.literal(only))
          return $(z).attr('int').call().attr('check').call(bound('gte'), bound('lte'))
        },
        string(ctx) {
          // A UUID's pattern says all that its format does; the start would carry zod's own UUIDs as well.
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
