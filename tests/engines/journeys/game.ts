import assert from 'node:assert/strict'
import { until } from '../engine.ts'
import { type Journey, type Person, signIn } from '../person.ts'

const gameName = 'The Ember Crown'

/** From Home, creates a game with a link that lets people in at once; gives the link. */
async function invite(person: Person): Promise<string> {
  await person.click('link', 'Create a game')
  await person.fill('Name', gameName)
  await person.click('button', 'Create game')
  await person.isAt('/game/invite/')
  await person.click('button', 'Create link')
  await person.tab.on('radio', 'At once', (radio) => {
    if (radio instanceof HTMLElement) radio.focus()
  })
  await person.press(' ')
  await person.fill('Label', 'for the Tuesday group')
  await person.press('Enter')
  return String(await person.valueOf('Link'))
}

/** The address at hand, in which the Mock panel makes this tab another person's. */
function addressAs({ tab }: Person, contact: string): Promise<string> {
  const read = (wanted: string) => {
    const panel = document.querySelector('[aria-label="Mock panel"]')
    // The panel lists the persons once it is asked to.
    for (const details of panel?.querySelectorAll('details') ?? []) details.open = true
    const rows = [...(panel?.querySelectorAll('[aria-label="Persons"] > li') ?? [])]
    return rows.find((row) => row.textContent?.includes(wanted))?.querySelector('a')?.href
  }
  return until(`person ${contact}`, async () => (await tab.run(read, contact)) ?? undefined)
}

export const journeys: Journey[] = [
  {
    title: 'a game is created, and its link is there to copy and to scan',
    run: async (person) => {
      await signIn(person, 'host@example.com')
      const link = await invite(person)
      assert.match(new URL(link).pathname, /^\/join\/[0-9A-Za-z]{27}\/[\w-]{22,}$/)
      await person.sees('button', 'Copy link')
      await person.click('button', 'QR code')
      await person.sees('dialog', 'Scan to join')
      await until('QR code', async () => {
        const drawn = () => document.querySelector('dialog [aria-label^="QR code of"] path')?.getAttribute('d')
        return (await person.tab.run(drawn)) ?? undefined
      })
      await person.press('Escape')
      await person.seesNo('dialog')
      await person.hasFocusOn('QR code')
    },
  },
  {
    title: 'another person of this world takes the seat',
    run: async (person) => {
      const code = await signIn(person, 'guest@example.com')
      await person.open('/logout')
      await person.reads('You are signed out.')
      await signIn(person, 'host@example.com', code)
      const link = await invite(person)
      await person.tab.goTo(link)
      await person.reads('You sit at this table already.')
      await person.tab.goTo(await addressAs(person, 'guest@example.com'))
      await person.sees('heading', gameName)
      await person.click('button', 'Accept invitation')
      await person.isAt('/game/lobby/')
      await person.titled('Lobby · Emberhall')
    },
  },
]
