import { until } from './engine.ts'
import { type Person, signIn } from './person.ts'

/** The name of the game that `invite` creates. */
export const gameName = 'The Ember Crown'

/** Who is signed in for by `signInHostAndGuest`. */
export const guestContact = 'guest@example.com'

/** From Home, creates a game with a link that lets people in at once; gives the link. */
export async function invite(person: Person): Promise<string> {
  await person.click('link', 'Create a game')
  await person.fill('Name', gameName)
  await person.click('button', 'Create game')
  await person.isAt('/game/invite/')
  await person.click('button', 'Create link')
  await person.tab.on('radio', 'Join instantly', (radio) => {
    if (radio instanceof HTMLElement) radio.focus()
  })
  await person.press(' ')
  await person.fill('Label', 'for the Tuesday group')
  await person.press('Enter')
  return String(await person.valueOf('Link'))
}

/** The address at hand, in which the Mock panel makes this tab another person's. */
export function addressAs({ tab }: Person, contact: string): Promise<string> {
  const read = (wanted: string) => {
    const panel = document.querySelector('[aria-label="Mock panel"]')
    // The panel lists the persons once it is asked to.
    for (const details of panel?.querySelectorAll('details') ?? []) details.open = true
    const rows = [...(panel?.querySelectorAll('[aria-label="Persons"] > li') ?? [])]
    return rows.find((row) => row.textContent?.includes(wanted))?.querySelector('a')?.href
  }
  return until(`person ${contact}`, async () => (await tab.run(read, contact)) ?? undefined)
}

/** Signs a guest in and out again, then a host: the world knows both, and the tab is the host's. */
export async function signInHostAndGuest(person: Person): Promise<void> {
  const code = await signIn(person, guestContact)
  await person.open('/logout')
  await person.reads("You're signed out.")
  await signIn(person, 'host@example.com', code)
}
