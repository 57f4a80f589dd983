import { type Tab, until } from '../engine.ts'
import { placeOf, shownAt } from './candidates.ts'
import { Refused, type Session } from './webdriver-client.ts'

/** The code points for keys without a character: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const codes: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  F8: '\uE038',
}

/** The WebDriver actions for pressing `keys` one after the other. */
function keyActions(keys: readonly string[]) {
  const actions = keys.flatMap((key) => {
    const held = key.length === 1 ? [key] : key.split('+')
    const values = held.map((each) => codes[each] ?? each)
    return [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]
  })
  return { actions: [{ type: 'key', id: 'keyboard', actions }] }
}

const hasMoved = (error: unknown) =>
  error instanceof Refused &&
  ['element click intercepted', 'element not interactable', 'stale element reference'].includes(error.kind)

/** @param front the window of the session that commands go to, which all its tabs share */
export function tabOf(session: Session, handle: string, front: { handle: string }): Tab {
  const bringToFront = async () => {
    if (front.handle !== handle) await session.post('window', { handle })
    front.handle = handle
  }
  const here = async <Result>(command: () => Promise<Result>) => {
    await bringToFront()
    return command()
  }
  const execute = (inPage: (...args: never[]) => unknown, args: unknown[]) =>
    here(() => session.post('execute/sync', { script: `return (${inPage}).apply(null, arguments)`, args }))

  /** The query; nothing, if it is about an element that leaves the page meanwhile. */
  async function unlessGone<Value>(ask: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await ask()
    } catch (error) {
      if (hasMoved(error)) return undefined
      throw error
    }
  }
  async function isNamed(id: string, role: string, name?: string): Promise<boolean> {
    if ((await session.get(`element/${id}/computedrole`)) !== role) return false
    return name === undefined || (await session.get(`element/${id}/computedlabel`)) === name
  }
  async function findAll(role: string, name?: string): Promise<object[]> {
    const candidates = (await unlessGone(() => execute(shownAt, [placeOf(role), name]))) as Record<string, string>[]
    const found: object[] = []
    for (const candidate of candidates ?? []) {
      const [id = ''] = Object.values(candidate)
      if (await unlessGone(() => isNamed(id, role, name))) found.push(candidate)
    }
    return found
  }
  const find = (role: string, name: string) => until(`${role} "${name}"`, async () => (await findAll(role, name))[0])

  return {
    bringToFront,
    goTo: async (url) => void (await here(() => session.post('url', { url }))),
    reload: async () => void (await here(() => session.post('refresh'))),
    goBack: async () => void (await here(() => session.post('back'))),
    goForward: async () => void (await here(() => session.post('forward'))),
    url: async () => String(await here(() => session.get('url'))),
    title: async () => String(await here(() => session.get('title'))),
    resize: async (width, height) => {
      const sizes = () => [window.outerWidth - window.innerWidth, window.outerHeight - window.innerHeight]
      // The window's frame adds to its size.
      const [frameWidth = 0, frameHeight = 0] = (await execute(sizes, [])) as number[]
      await session.post('window/rect', { width: width + frameWidth, height: height + frameHeight })
      await until(`window of ${width} × ${height}`, async () => {
        const fits = (w: number, h: number) => window.innerWidth === w && window.innerHeight === h
        return (await execute(fits, [width, height])) || undefined
      })
    },
    count: async (role, name) => (await findAll(role, name)).length,
    click: async (role, name) => {
      await until(`${role} "${name}" to click`, async () => {
        const [id] = Object.values((await find(role, name)) as Record<string, string>)
        return unlessGone(async () => {
          await here(() => session.post(`element/${id}/click`))
          return true
        })
      })
    },
    on: async (role, name, inPage) => (await execute(inPage, [await find(role, name)])) as ReturnType<typeof inPage>,
    run: async (inPage, ...args) => (await execute(inPage, args)) as ReturnType<typeof inPage>,
    type: async (text) => void (await here(() => session.post('actions', keyActions([...text])))),
    press: async (...keys) => {
      for (const key of keys) await here(() => session.post('actions', keyActions([key])))
    },
  }
}
