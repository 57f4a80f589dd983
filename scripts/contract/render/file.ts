/** The start of a generated file. */
export const header = (source: string) =>
  `// This file is generated from ${source} by \`npm run contract\`. Do not edit it.\n\n`

export const indent = (text: string, by: number) => text.replaceAll(/^(?=.)/gm, ' '.repeat(by))

/** An import of some names, sorted and without duplicates; empty without names. */
export function importNames(names: Iterable<string>, from: string, type = false): string {
  const sorted = [...new Set(names)].toSorted()
  return sorted.length === 0
    ? ''
    : `import ${type ? 'type ' : ''}{\n${sorted.map((each) => `  ${each},\n`).join('')}} from '${from}'\n`
}

/** An object as code, one line a row, in braces. */
export const block = (rows: string[]) => (rows.length === 0 ? '{}' : `{\n${indent(rows.join('\n'), 2)}\n}`)
