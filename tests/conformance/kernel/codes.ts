import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { execa } from 'execa'
import { readCode } from '../../../src/rules/read-code.ts'

/** Returns the newest code that was sent to a contact. @throws if there is none */
export type CodeSource = (contact: string) => Promise<string>

const isCode = (text: string) => /^\d{6}$/.test(text)

/**
 * Runs a shell command that finds the contact in the environment variable CONTACT and prints the code, alone or within
 * a message. While it prints no code, or the code of the contact's previous request, the message has not arrived.
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
  // Without this, Ctrl-C and Ctrl-D would leave the question open.
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
