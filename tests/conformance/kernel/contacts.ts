import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { execa } from 'execa'
import { readCode } from '../../../src/rules/code.ts'

/** The most codes that one contact is sent: a server may refuse the sixth within ten minutes. */
const startsPerContact = 5

export type Contacts = ReturnType<typeof createContacts>

export const isPhone = (contact: string) => contact.startsWith('+')

/** What a contact is needed for. */
type Need = {
  /** How many codes it will be sent; 1 by default. */
  times?: number
  /** Only a contact that was never handed out. */
  unused?: boolean
  /** A contact to leave out. */
  not?: string
}

/**
 * Hands out contacts, so that no check uses up a contact that another one needs.
 *
 * One email address provides any number of contacts by plus-addressing (`name+tag@host`, RFC 5233), all delivered to
 * its mailbox. Several addresses are used unchanged, and so are phone numbers: each for five codes. Contacts that
 * were used before are given out first, because some checks need an unused one.
 *
 * @param given the contacts that the person provided
 * @param tag distinguishes the addresses of this run from those of an earlier one
 */
export function createContacts(given: readonly string[], tag: string) {
  let count = 0
  const emails = given.filter((contact) => !isPhone(contact))
  const [mailbox] = emails.length === 1 ? emails : []
  const used = new Map(given.filter((contact) => contact !== mailbox).map((contact) => [contact, 0]))

  const take = (fitting: (contact: string) => boolean, { times = 1, unused = false, not }: Need) => {
    const fits = [...used].filter(
      ([contact, uses]) =>
        fitting(contact) && contact !== not && uses + times <= startsPerContact && (!unused || uses === 0),
    )
    const [contact] = fits.find(([, uses]) => uses > 0) ?? fits[0] ?? []
    if (contact !== undefined) used.set(contact, (used.get(contact) ?? 0) + times)
    return contact
  }
  return {
    /** A contact that can be sent the requested number of codes; `undefined` if the given ones are used up. */
    next: (need: Need = {}): string | undefined =>
      mailbox === undefined ? take(() => true, need) : tagged(mailbox, `${tag}${String(++count).padStart(3, '0')}`),
    /** A phone number for one code, if there is one. */
    phone: (): string | undefined => take(isPhone, {}),
  }
}

/** `rowan@example.com` becomes `rowan+tag@example.com`. An address that has a tag gets a longer one. */
function tagged(email: string, tag: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  return `${local}${local.includes('+') ? '-' : '+'}${tag}${email.slice(at)}`
}

/** Returns the newest code that was sent to a contact. @throws if there is none */
export type CodeSource = (contact: string) => Promise<string>

const isCode = (text: string) => /^\d{6}$/.test(text)

/**
 * Runs a shell command that finds the contact in the environment variable CONTACT and prints the code, alone or within
 * a message. It is repeated until it prints a code other than the contact's last one.
 *
 * @param timeoutMs how long to repeat the command, in milliseconds
 */
export function codesByCommand(command: string, timeoutMs: number, pause = 1000): CodeSource {
  const last = new Map<string, string>()
  return async (contact) => {
    const giveUp = Date.now() + timeoutMs
    for (;;) {
      const { exit, output } = await shell(command, contact, timeoutMs)
      const code = readCode(output)
      if (exit === 0 && isCode(code) && last.get(contact) !== code) {
        last.set(contact, code)
        return code
      }
      if (Date.now() + pause > giveUp)
        throw new Error(`the code command ${fault(exit, output, code === last.get(contact))} for ${contact}`)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

function fault(exit: number | null, output: string, isOld: boolean): string {
  if (exit !== 0) return exit === null ? 'was stopped, as it took too long,' : `ended with exit code ${exit}`
  if (output.trim() === '') return 'printed nothing'
  if (isOld) return 'printed no new six-digit code, but the one of the request before'
  const digits = /^\D*(\d+)\D*$/.exec(output)?.[1]?.length
  return `printed no new six-digit code${digits === undefined ? '' : `, but a number of ${digits} digits`}`
}

async function shell(command: string, contact: string, timeout: number) {
  // stderr is discarded: a trace of the command (`set -x`) would contain the code.
  const { exitCode, stdout } = await execa(command, {
    shell: true,
    timeout,
    env: { CONTACT: contact },
    stdin: 'ignore',
    stderr: 'ignore',
    reject: false,
  })
  return { exit: exitCode ?? null, output: stdout }
}

/** Asks on the terminal, without echoing the input. */
export const codesByAsking: CodeSource = async (contact) => {
  for (;;) {
    const code = readCode(await askInTerminal(`Code sent to ${contact}: `, { hidden: true }))
    if (isCode(code)) return code
    process.stderr.write('That is no six-digit code.\n')
  }
}

/** Asks a question on the terminal. It uses stderr, because stdout holds only the report. */
export async function askInTerminal(question: string, { hidden = false } = {}): Promise<string> {
  let muted = false
  let answered = false
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!muted) process.stderr.write(chunk)
      done()
    },
  })
  const terminal = createInterface({ input: process.stdin, output, terminal: true })
  // Ctrl-C and Ctrl-D end the process. Otherwise the question would stay open.
  terminal.once('SIGINT', () => process.exit(130))
  terminal.once('close', () => answered || process.exit(130))
  const answer = terminal.question(question)
  muted = hidden
  const text = await answer
  answered = true
  terminal.close()
  if (hidden) process.stderr.write('\n')
  return text
}
