import { zColour, zSigil } from '../../src/contract/schemas/profile.gen.ts'
import { users } from '../db/people.ts'
import type { Step } from '../db/rows.ts'
import { day, daysAgo } from '../db/time.ts'
import type { ClockAndIds } from '../db/world.ts'
import { addCharacters, addConditions, crownCharacters, harborCharacters } from './characters/example.ts'
import { addGame } from './games/example.ts'
import { addExampleIdeas } from './ideas/example.ts'
import { addLink } from './invitations/example.ts'
import { addEvening } from './lobby/example.ts'
import { addLog } from './log/example.ts'
import { profiles } from './profile/tables.ts'
import { addOffer, addSession } from './schedule/example.ts'

/** The person through whose eyes a made-up world is seen. */
export const mainContact = 'rowan@example.com'

const player = 'player' as const

/** Adds a person, within a step: with a name, a sigil and a color, if they have chosen them. */
export function addPerson(
  rows: Step,
  { newId }: ClockAndIds,
  displayName: string,
  at: number,
  hasChosen = true,
): string {
  const userId = newId()
  const contact = displayName === 'Rowan' ? mainContact : `${displayName.toLowerCase().replace(' ', '')}@example.com`
  const pick = (from: readonly string[], step: number) => from[(at * step) % from.length] ?? ''
  rows(users).put({ userId, contact })
  const profile = { userId, displayName, sigil: pick(zSigil.options, 5), colour: pick(zColour.options, 7), rev: 2 }
  if (hasChosen) rows(profiles).put(profile)
  return userId
}

/**
 * A made-up campaign in the middle of its life, to try the mock with, within a step: one game of Rowan, with members,
 * links in every state, a request, dates and answers, notes, boundaries and sixty ideas, and one in which they are a
 * player; in both, characters and a log.
 * @returns the user id of Rowan
 */
export function addExample(rows: Step, inside: ClockAndIds): string {
  const names = ['Alder', 'Bryony', 'Cedar', 'Linden', 'Sorrel', 'Jasper', 'Rowan']
  const persons = names.map((name, at) => addPerson(rows, inside, name, at))
  const [alder = '', bryony = '', cedar = '', linden = '', sorrel = '', jasper = '', rowan = ''] = persons
  const begun = daysAgo(inside, 40)

  const harbour = addGame(rows, begun, {
    hostId: linden,
    name: 'A Hollow Harbor',
    system: 'House rules',
    seats: 5,
    timeZone: 'America/New_York',
    pitch: 'The ships come in with no one aboard, and the harbor master pays well for silence.',
    members: [bryony, rowan].map((userId) => ({ userId, role: player })),
  })
  addSession(rows, inside, { game: harbour, days: 3 })
  addEvening(rows, inside, {
    game: harbour,
    ready: [bryony],
    lines: ['Harm to animals'],
    veils: [],
    agenda: 'We begin on the pier, at the turn of the tide.',
    recap: 'You found the logbook of the Merry Anne. Its last page is in Bryony’s hand.',
  })

  addCharacters(rows, inside, harbour, harborCharacters(bryony, rowan, linden))
  addConditions(rows, inside, harbour)
  addLog(rows, inside, harbour, [
    { by: rowan, minutesAgo: 200, notation: '2d6+3', label: 'Joss Merrow: Climb' },
    { by: bryony, minutesAgo: 198, notation: '1d20+4', label: 'Dr. Ines Quay: Examine' },
    { by: linden, minutesAgo: 195, text: 'Below deck, something has been counting you.' },
  ])

  const crown = addGame(rows, begun, {
    hostId: rowan,
    name: 'The Ember Crown',
    system: 'Two dice and a map',
    seats: 6,
    pitch: 'A crown that burns whoever wears it, and a town that wants it back.',
    members: [
      { userId: alder, role: 'admin' },
      { userId: bryony, role: player },
      { userId: cedar, role: player },
    ],
  })
  const game = crown
  addLink(rows, daysAgo(inside, 30), { game, label: 'from the book fair', maxUses: 3, uses: 3, lifetime: 60 * day })
  addLink(rows, daysAgo(inside, 20), { game, label: 'old friends', lifetime: 7 * day, uses: 1 })
  addLink(rows, daysAgo(inside, 10), { game, label: 'the wrong group', isRevoked: true, lifetime: 30 * day })
  addLink(rows, daysAgo(inside, 2), { game, label: 'for Alder’s sister', role: 'admin', maxUses: 1 })
  const asked = { approval: 'host' as const, maxUses: 10, uses: 2, waiting: [sorrel], declined: [jasper] }
  addLink(rows, daysAgo(inside, 1), { game, label: 'Tuesday group', ...asked })
  addLink(rows, inside, { game, label: 'Tonight', maxUses: 5 })
  const answers = { [rowan]: ['yes', 'yes', 'ifNeedBe'], [alder]: ['yes', 'no', 'yes'], [bryony]: ['ifNeedBe', 'yes'] }
  addOffer(rows, inside, { game, answers: answers as Record<string, ('yes' | 'ifNeedBe' | 'no')[]> })
  addEvening(rows, inside, {
    game,
    ready: [alder],
    lines: ['Harm to children'],
    veils: ['Romance', 'Spiders up close'],
    agenda: 'We begin at the mill. Bring your letters.\n\nhttps://example.com/map',
    recap: 'The smith lied about the second key. Cedar burned the bridge behind you.',
  })
  addLog(rows, inside, crown, [
    { by: alder, minutesAgo: 95, notation: '2d6+1', label: 'The lock of the mill' },
    { by: bryony, minutesAgo: 94, notation: '5d10>=8', label: 'Reading the letters' },
    { by: rowan, minutesAgo: 90, notation: '1d20', label: 'What the smith knows', audience: 'hosts' },
    { by: cedar, minutesAgo: 88, text: 'I hold the bridge. Go!' },
    { by: cedar, minutesAgo: 87, notation: '4d6dl1!', label: 'Holding the bridge' },
    { by: bryony, minutesAgo: 86, notation: '2d20kh1+5', label: '' },
    { by: bryony, minutesAgo: 62, notation: '2d6+2', label: 'Mira Tallow: Read by candle' },
    { by: cedar, minutesAgo: 60, notation: '4d6dl1!', label: 'Brother Osk: Hold' },
    { by: alder, minutesAgo: 59, notation: '2d6+2', label: 'Tam Underbridge: Open what is shut' },
  ])
  addCharacters(rows, inside, crown, crownCharacters(alder, bryony, cedar, rowan))
  addConditions(rows, inside, crown)
  addExampleIdeas(rows, inside, { gameId: crown.gameId, hostId: rowan, others: [alder, bryony] })
  return rowan
}
