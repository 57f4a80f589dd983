import { catalog } from '../../src/rules/catalog.ts'
import { contactKinds } from '../../src/rules/contact-kind.ts'
import type { Example } from '../../src/rules/examples/entry.ts'

const longestShown = 60

const intro = `<!-- Made from src/rules/catalog.ts by \`npm run tool -- rules\`. Do not edit it. -->

# The shared rules

What each field takes, the message that a person sees otherwise, and examples from both sides of each border. Every example
here is a test as well (\`src/rules/catalog.test.ts\`). A text is taken as it stands: trimming and reading generously is done before,
by \`normalizeContact\` and \`readCode\`.

Contact kinds, in the order in which they are asked: ${contactKinds.join(', ')}.
`

/** Renders docs/rules.md: an overview of all rules, then each rule with its examples. */
export function renderRules(): string {
  const overview = [
    '| Rule | Takes | Message |',
    '|---|---|---|',
    ...catalog.map(({ name, takes, message }) => `| [${name}](#${anchor(name)}) | ${cell(takes)} | ${cell(message)} |`),
  ]
  const chapters = catalog.map(({ name, takes, message, source, accepted, refused }) =>
    [
      `## ${name}`,
      '',
      takes,
      '',
      `- Message: "${message}"`,
      `- Source: ${source}`,
      '',
      '| Accepted | Shows |',
      '|---|---|',
      ...accepted.map(row),
      '',
      '| Refused | Shows |',
      '|---|---|',
      ...refused.map(row),
      '',
    ].join('\n'),
  )
  return [intro, ...overview, '', ...chapters].join('\n')
}

const row = ([value, shows]: Example) => `| ${code(print(value))} | ${cell(shows)} |`

/** The id that GitHub gives a heading. */
const anchor = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** A bar ends a table cell, even inside code. */
const cell = (text: string) => text.replaceAll('|', '\\|')

/** A code span. If the text contains a backtick, two backticks enclose it. */
const code = (text: string) => (text.includes('`') ? `\`\` ${cell(text)} \`\`` : `\`${cell(text)}\``)

/** A value as code. Invisible characters are escaped, and a long text is cut. */
function print(value: unknown): string {
  if (typeof value !== 'string') return value === undefined || Number.isNaN(value) ? `${value}` : written(value)
  if (value.length <= longestShown) return written(value)
  const shown = [...value].slice(0, 20).join('')
  return `${written(shown)}… (${[...value].length} characters)`
}

const written = (value: unknown) =>
  value === Number.POSITIVE_INFINITY
    ? 'Infinity'
    : JSON.stringify(value).replace(/[\p{C}\p{DI}\u00a0\u2800]/gu, escaped)

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
