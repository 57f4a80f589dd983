/** A parsed `Set-Cookie` (RFC 6265, section 5.2). Attribute names are in lower case. */
export type SetCookie = { name: string; value: string; attributes: Map<string, string> }

export function parseSetCookie(line: string): SetCookie {
  const [pair = '', ...rest] = line.split(';')
  const split = (text: string): [string, string] => {
    const at = text.indexOf('=')
    return at < 0 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()]
  }
  const [name, value] = split(pair)
  return {
    name,
    value,
    attributes: new Map(rest.map(split).map(([key, content]) => [key.toLowerCase(), content] as const)),
  }
}

/** Whether this line removes the cookie, because it expires as soon as it is set. */
export function removes({ attributes }: SetCookie, now = Date.now()): boolean {
  const maxAge = attributes.get('max-age')
  if (maxAge !== undefined && /^-?\d+$/.test(maxAge)) return Number(maxAge) <= 0
  const expires = Date.parse(attributes.get('expires') ?? '')
  return !Number.isNaN(expires) && expires <= now
}

/**
 * When the cookie expires, in Unix seconds; `undefined` if it ends with the browser. Max-Age takes precedence over
 * Expires (RFC 6265, 5.3).
 */
export function endOf({ attributes }: SetCookie, now: number): number | undefined {
  const maxAge = attributes.get('max-age')
  if (maxAge !== undefined && /^-?\d+$/.test(maxAge)) return now + Number(maxAge)
  const expires = Date.parse(attributes.get('expires') ?? '')
  return Number.isNaN(expires) ? undefined : expires / 1000
}

/**
 * The faults in a session cookie's flags, in the words of the contract; empty if there are none.
 *
 * @param apiPath the base path of the API, which the cookie's Path has to cover
 * @param secure whether the API is served over https
 */
export function flagFaults({ name, value, attributes }: SetCookie, apiPath: string, secure: boolean): string[] {
  const sameSite = attributes.get('samesite')
  const path = attributes.get('path')
  const prefixed = /^__(?:Host|Secure)-/i.test(name)
  const faults = [
    !attributes.has('httponly') && 'is not HttpOnly: a script can read it',
    !['lax', 'strict'].includes(sameSite?.toLowerCase() ?? '') &&
      `has ${sameSite === undefined ? 'no SameSite' : `SameSite=${sameSite}`}, not Lax or Strict`,
    secure && !attributes.has('secure') && 'is not Secure although the API is served over https',
    attributes.get('domain') && `has Domain=${attributes.get('domain')}: every host below it is sent the session`,
    prefixed && !attributes.has('secure') && 'has a name that a browser takes only with Secure',
    /^__Host-/i.test(name) && path !== '/' && 'has a name that a browser takes only with Path=/',
    name.length + value.length > 4096 && 'is longer than the 4096 bytes that a browser keeps',
    path === undefined && 'has no Path, and so holds only for the folder of the call that set it',
    path !== undefined && !covers(path, apiPath) && `has Path=${path}, which does not cover ${apiPath || '/'}`,
  ]
  return faults.flatMap((fault) =>
    fault === false || fault === undefined || fault === '' ? [] : [`the cookie ${name} ${fault}`],
  )
}

/** https://www.rfc-editor.org/rfc/rfc6265#section-5.1.4 */
function covers(cookiePath: string, path: string): boolean {
  return path === cookiePath || path.startsWith(cookiePath.endsWith('/') ? cookiePath : `${cookiePath}/`)
}

/** A client's cookies of one person. */
export function createJar(initial: Record<string, string> = {}) {
  const held = new Map(Object.entries(initial))
  return {
    /** Does what a browser does with the cookies of an answer. */
    absorb(lines: string[]) {
      for (const cookie of lines.map(parseSetCookie)) {
        if (removes(cookie)) held.delete(cookie.name)
        else held.set(cookie.name, cookie.value)
      }
    },
    /** The `Cookie` header's value; empty without cookies. */
    header: () => [...held].map(([name, value]) => `${name}=${value}`).join('; '),
    names: () => [...held.keys()],
    get: (name: string) => held.get(name),
    set: (name: string, value: string) => void held.set(name, value),
    copy: () => createJar(Object.fromEntries(held)),
    without: (name: string) => createJar(Object.fromEntries([...held].filter(([each]) => each !== name))),
  }
}

export type Jar = ReturnType<typeof createJar>
