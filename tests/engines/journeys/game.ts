import assert from 'node:assert/strict'
import { until } from '../engine.ts'
import { addressAs, gameName, guestContact, invite, signInHostAndGuest } from '../game-steps.ts'
import { type Journey, signIn } from '../person.ts'

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
      await signInHostAndGuest(person)
      const link = await invite(person)
      await person.tab.goTo(link)
      await person.reads("You're already in this game.")
      await person.tab.goTo(await addressAs(person, guestContact))
      await person.sees('heading', gameName)
      await person.click('button', 'Accept invitation')
      await person.isAt('/game/lobby/')
      await person.titled('Lobby · Emberhall')
    },
  },
]
