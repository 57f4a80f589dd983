import { basePath, type OperationId, operations } from '../../src/contract/operations.gen.ts'

export type Reply = { status: number; body: unknown; headers: Headers }

/** A client with cookies: it keeps those of an answer and sends them with the next call, like a browser. */
export function createClient(api: (request: Request) => Promise<Response>, origin = 'http://localhost') {
  const cookies = new Map<string, string>()

  const send = async (url: string, init: RequestInit): Promise<Reply> => {
    const headers = new Headers(init.headers)
    if (cookies.size) headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await api(new Request(`${origin}${url}`, { ...init, headers }))
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0/.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers }
  }

  return {
    cookies,
    send,
    call: (id: OperationId, body?: unknown) =>
      send(`${basePath}${operations[id].path}`, {
        method: operations[id].method,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
      }),
  }
}
