import assert from 'node:assert/strict'
import { until } from '../engine.ts'
import { addressAs, gameName, guestContact, invite, signInHostAndGuest } from '../game-steps.ts'
import type { Journey, Person } from '../person.ts'

const table = '/game/vtt/'

/** Waits until somebody else's seat shows all of these words. */
const seesSeat = ({ tab }: Person, ...words: (string | RegExp)[]) =>
  until(`seat with ${words.join(', ')}`, async () => {
    const read = () => {
      const seats = document.querySelectorAll('section[aria-labelledby=gathering] li')
      return [...seats].map((seat) => seat.textContent ?? '')
    }
    const seats = (await tab.run(read)).filter((seat) => !seat.includes('you'))
    return seats.find((seat) => words.every((word) => seat.match(word)))
  })

/** Presses what asks first, and says yes. */
async function pressAndConfirm(person: Person, name: string, question: string) {
  await person.click('button', name)
  await person.sees('dialog', question)
  await person.click('button', name)
  await person.seesNo('dialog')
}

/**
 * Has the page itself stop the count as soon as it has the focus: before a driver has found the button, its five seconds
 * may be over.
 *
 * @returns asks what the count said, and what is said in its place
 */
async function stopTheCount({ tab }: Person) {
  await tab.run(() => {
    const said: string[] = []
    const watching = new AbortController()
    const observer = new MutationObserver(() => look())
    const look = () => {
      const count = document.querySelector('section[aria-label="Starting the game"]')
      const stop = count?.querySelector('button')
      if (!count || (stop && document.activeElement !== stop)) return
      if (said.length === (stop ? 0 : 1)) said.push(count.textContent ?? '')
      stop?.click()
      if (said.length < 2) return
      document.documentElement.dataset.countSaid = said.join(' | ')
      observer.disconnect()
      watching.abort()
    }
    addEventListener('focusin', look, watching)
    observer.observe(document.body, { subtree: true, childList: true })
  })
  return () =>
    until('count that is stopped', async () => {
      return (await tab.run(() => document.documentElement.dataset.countSaid)) ?? undefined
    })
}

export const journeys: Journey[] = [
  {
    title: 'two at one table see each other come, get ready, start, pause and end',
    run: async (host) => {
      await signInHostAndGuest(host)
      const link = await invite(host)
      const guest = await host.another()
      await host.click('link', 'Lobby')
      await host.titled('Lobby · Emberhall')
      const lobby = await host.tab.url()
      const asGuest = new URL(await addressAs(host, guestContact))

      await guest.tab.goTo(link + asGuest.search)
      await guest.sees('heading', gameName)
      await guest.click('button', 'Accept invitation')
      await guest.isAt('/game/lobby/')
      await seesSeat(guest, 'Host', /Here|Away/)
      await host.tab.bringToFront()
      await seesSeat(host, 'Player', /Here|Away/)

      await guest.tab.bringToFront()
      await guest.click('button', "I'm ready")
      await guest.reads('1 of 2 ready')
      await host.tab.bringToFront()
      await seesSeat(host, 'Player', 'Ready')
      await host.click('button', "I'm ready")
      await host.reads('Everyone is ready.')

      const counted = await stopTheCount(host)
      await pressAndConfirm(host, 'Start the game', 'Start the game?')
      assert.match(await counted(), /Taking you to the Table in \d….*Stay here \| You're staying in the lobby\./)
      await guest.tab.bringToFront()
      await guest.isAt(table)

      await host.tab.bringToFront()
      await pressAndConfirm(host, 'End the session', 'End the session?')
      await host.hasFocusOn('Recap')
      await host.reads('No one is ready yet.')
      await pressAndConfirm(host, 'Start the game', 'Start the game?')
      await host.isAt(table)

      await guest.tab.bringToFront()
      await guest.click('button', 'Pause')
      await guest.sees('region', 'The game is paused')
      await host.tab.bringToFront()
      await host.sees('region', 'The game is paused')
      await host.click('button', 'Resume')
      await host.seesNo('region', 'The game is paused')
      await guest.tab.bringToFront()
      await guest.seesNo('region', 'The game is paused')

      await host.tab.bringToFront()
      await host.click('link', 'Lobby')
      await pressAndConfirm(host, 'End the session', 'End the session?')
      await guest.tab.bringToFront()
      await guest.click('link', 'Lobby')
      await guest.reads('No one is ready yet.')
      assert.equal(new URL(await guest.tab.url()).search, new URL(lobby).search)
    },
  },
]
