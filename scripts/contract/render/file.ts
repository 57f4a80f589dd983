/** The start of a generated file. */
export const header = (source: string) =>
  `// This file is generated from ${source} by \`npm run contract\`. Do not edit it.\n\n`

const indent = (text: string, by: number) => text.replaceAll(/^(?=.)/gm, ' '.repeat(by))

/** A property's name as code, quoted if necessary. */
export const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) || /^\d+$/.test(name) ? name : `'${name}'`)

/** An import of some names, sorted and without duplicates; empty without names. */
export function importNames(names: Iterable<string>, from: string, type = false): string {
  const sorted = [...new Set(names)].toSorted()
  return sorted.length === 0
    ? ''
    : `import ${type ? 'type ' : ''}{\n${sorted.map((each) => `  ${each},\n`).join('')}} from '${from}'\n`
}

/** Imports of generated schemas, one for each of their files. */
export function importSchemas(names: Iterable<string>, fileOf: (schema: string) => string): string {
  const files = [...Map.groupBy(new Set(names), fileOf)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return files
    .map(([file, schemas]) =>
      importNames(
        schemas.map((name) => `z${name}`),
        `./schemas/${file}.gen.ts`,
      ),
    )
    .join('')
}

/** An object as code, one line a row, in braces. */
export const block = (rows: string[]) => (rows.length === 0 ? '{}' : `{\n${indent(rows.join('\n'), 2)}\n}`)
