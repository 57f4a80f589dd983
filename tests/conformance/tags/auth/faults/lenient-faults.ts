import type { Call, Fault, Plant } from '../../../kernel/faults/fault.ts'
import { contentOf, withContent } from '../../../kernel/faults/mutate-response.ts'

const isCheck = ({ id }: Call) => id === 'checkVerification'
/** Forwards a changed body. */
const rewritten =
  (change: (content: Record<string, unknown>) => unknown): Plant =>
  (call, { forward }) =>
    forward(isCheck(call) && 'code' in contentOf(call) ? withContent(call, change(contentOf(call))) : call)

/** Reads a code from the text in its own way. */
const lenient = (read: (code: string) => string) =>
  rewritten(({ code, ...rest }) => ({ ...rest, code: typeof code === 'string' ? read(code) : code }))

/** Servers that accept something else for the code. */
export const lenientFaults = {
  'check field': {
    title: 'unknown fields are taken with the code',
    foundBy: 'refused-code-kept',
    plant: rewritten(({ requestId, code }) => ({ requestId, code })),
  },
  'code trimmed': {
    title: 'a code may end in a space',
    foundBy: 'refused-code-kept',
    plant: rewritten(({ code, ...rest }) => ({ ...rest, code: typeof code === 'string' ? code.trim() : code })),
  },
  'code number': {
    title: 'a code may be a JSON number',
    foundBy: 'refused-code-kept',
    plant: rewritten(({ code, ...rest }) => ({
      ...rest,
      code: typeof code === 'number' ? String(code).padStart(6, '0') : code,
    })),
  },
  ...Object.fromEntries(
    (
      [
        ['code after space', 'a code may stand after a space', (code) => code.trimStart()],
        ['code in halves', 'a code may have a space within', (code) => code.replace(/ /g, '')],
        ['code with hyphen', 'a code may have a hyphen within', (code) => code.replace(/-/g, '')],
        ['code of any script', 'a code may be in full-width digits', (code) => code.normalize('NFKC')],
        ['code and newline', 'a code may end with its line', (code) => code.replace(/\n$/, '')],
        [
          'code as a figure',
          'a code is read as a number',
          (code) => (/^[+\d.]+$/.test(code) ? `${Number(code)}`.padStart(6, '0') : code),
        ],
        ['code cut', 'what follows six digits is cut off', (code) => code.slice(0, 6)],
        ['code from behind', 'what stands before the last six digits is cut off', (code) => code.slice(-6)],
      ] satisfies [string, string, (code: string) => string][]
    ).map(([name, title, read]) => [name, { title, foundBy: 'refused-code-kept', plant: lenient(read) }]),
  ),
  'code in list': {
    title: 'a code may stand in a list',
    foundBy: 'refused-code-kept',
    plant: rewritten(({ code, ...rest }) => ({ ...rest, code: Array.isArray(code) ? code[0] : code })),
  },
} satisfies Record<string, Fault>
