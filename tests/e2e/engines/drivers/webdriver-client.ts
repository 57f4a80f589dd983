import * as z from 'zod/mini'

const Answer = z.object({ value: z.unknown() })
const Refusal = z.object({ error: z.string(), message: z.string() })
const Opened = z.object({ handle: z.string() })
const NewSession = z.object({ sessionId: z.string(), capabilities: z.record(z.string(), z.unknown()) })

/** A command that the browser refused; `kind` is one of https://www.w3.org/TR/webdriver2/#errors. */
export class Refused extends Error {
  readonly kind: string
  constructor({ error, message }: z.infer<typeof Refusal>) {
    super(`${error}: ${message}`)
    this.kind = error
  }
}

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, body: object = {}): Promise<unknown> {
  const response = await fetch(url, {
    method,
    body: method === 'POST' ? JSON.stringify(body) : undefined,
    // A hanging browser is reported after a minute.
    signal: AbortSignal.timeout(60_000),
  })
  const { value } = Answer.parse(await response.json())
  if (!response.ok) throw new Refused(Refusal.parse(value))
  return value
}

/** One session of a WebDriver server: https://www.w3.org/TR/webdriver2/. */
export async function openSession(server: string) {
  const { sessionId, capabilities } = NewSession.parse(
    await call('POST', `${server}/session`, { capabilities: { alwaysMatch: {} } }),
  )
  const session = `${server}/session/${sessionId}`
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    get: (command: string) => call('GET', `${session}/${command}`),
    post: (command: string, body?: object) => call('POST', `${session}/${command}`, body),
    /** Opens another tab and returns its handle. */
    openWindow: async () => Opened.parse(await call('POST', `${session}/window/new`, { type: 'tab' })).handle,
    end: () => call('DELETE', session),
  }
}

export type Session = Awaited<ReturnType<typeof openSession>>
