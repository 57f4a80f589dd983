import { afterEach, describe, expect, test, vi } from 'vitest'
import { basePath, operations } from '../../src/contract/operations.gen.ts'
import { createWorld } from '../db/world.ts'
import { openCookies } from './cookies.ts'

const address = `http://localhost${basePath}${operations.getUserInfo.path}`
const world = createWorld()
const withHeader = (cookie?: string, url = address) => ({
  request: new Request(url, { headers: cookie === undefined ? {} : { Cookie: cookie } }),
  world,
  keeper: 'header' as const,
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('kept by the client', () => {
  test('a set or deleted cookie is sent to it, HttpOnly, and Secure if the address is', async () => {
    const lines = async (url: string) => {
      const { cookies, settle } = await openCookies(withHeader(undefined, url))
      cookies.set('session', 'abc', 60)
      cookies.clear('theme')
      return settle()
    }
    const [set, cleared] = ['session=abc; HttpOnly; SameSite=Lax; Path=/; Max-Age=60', 'theme=; HttpOnly; SameSite=Lax']
    expect(await lines(address)).toEqual([set, `${cleared}; Path=/; Max-Age=0`])
    expect(await lines(address.replace('http:', 'https:'))).toEqual([
      `${set}; Secure`,
      `${cleared}; Path=/; Max-Age=0; Secure`,
    ])
  })
})

describe('kept by the world, for a page', () => {
  const exchange = (own: typeof world, credentials: RequestCredentials) =>
    openCookies({ request: new Request(address, { credentials }), world: own, keeper: 'jar' })
  const signIn = async (own: typeof world, credentials: RequestCredentials) => {
    const { cookies, settle } = await exchange(own, credentials)
    cookies.set('session', 'abc', 60)
    return settle()
  }

  test.each(['same-origin', 'include'] as const)('a call with the credentials %s sends them', async (credentials) => {
    const own = createWorld()
    expect(await signIn(own, credentials)).toEqual([])
    const { cookies } = await exchange(own, credentials)
    expect(cookies.get('session')).toBe('abc')
  })

  test('a call without credentials neither sends nor stores any', async () => {
    const own = createWorld()
    await signIn(own, 'omit')
    expect((await exchange(own, 'include')).cookies.get('session')).toBeUndefined()
    await signIn(own, 'include')
    expect((await exchange(own, 'omit')).cookies.get('session')).toBeUndefined()
  })
})
