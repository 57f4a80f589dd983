import { expect, test } from 'vitest'
import { ensureChromium, ensureInstalled, type Surroundings } from './install.ts'

/** A machine that has a browser from the start (`had`), or after one of the installers in `works`. */
function surroundings({ had = false, debianRoot = false, works = [] as string[] }) {
  const done: string[] = []
  const said: string[] = []
  const install = (name: string) => async () => {
    done.push(name)
    return works.includes(name)
  }
  const around: Surroundings = {
    find: () => (had || done.some((name) => works.includes(name)) ? '/usr/bin/chromium' : undefined),
    mayUseApt: debianRoot,
    apt: (name) => install(name)(),
    playwright: install('playwright'),
    say: (text) => said.push(text),
  }
  return { around, done, said }
}

test('installs nothing and says nothing where a browser is there', async () => {
  const { around, done, said } = surroundings({ had: true, debianRoot: true })
  await expect(ensureChromium(around)).resolves.toBe('/usr/bin/chromium')
  expect(done).toEqual([])
  expect(said).toEqual([])
})

test("as root on Debian it takes Debian's package", async () => {
  const { around, done } = surroundings({
    debianRoot: true,
    works: ['chromium-headless-shell', 'chromium', 'playwright'],
  })
  await expect(ensureChromium(around)).resolves.toBe('/usr/bin/chromium')
  expect(done).toEqual(['chromium-headless-shell'])
})

test("where apt-get fails it says so and takes Playwright's", async () => {
  const { around, done, said } = surroundings({ debianRoot: true, works: ['playwright'] })
  await expect(ensureChromium(around)).resolves.toBe('/usr/bin/chromium')
  expect(done).toEqual(['chromium-headless-shell', 'chromium', 'playwright'])
  expect(said).toContain('apt-get could not install chromium.')
})

test('where nothing works it says what a person can do', async () => {
  const { around } = surroundings({ debianRoot: true })
  await expect(ensureChromium(around)).rejects.toThrow(
    /CHROMIUM_PATH[\s\S]*npx playwright install --with-deps chromium/,
  )
})

test('installs only what is missing, as root on Debian', async () => {
  const there = surroundings({ debianRoot: true })
  await expect(ensureInstalled(() => 'there', ['some', 'more'], 'Install it.', there.around)).resolves.toBe('there')
  expect(there.done).toEqual([])

  const { around, done } = surroundings({ debianRoot: true, works: ['some', 'more'] })
  const find = () => (done.includes('more') ? 'there' : undefined)
  await expect(ensureInstalled(find, ['some', 'more'], 'Install it.', around)).resolves.toBe('there')
  expect(done).toEqual(['some', 'more'])
})
