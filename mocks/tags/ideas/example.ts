import { zIdeaKind } from '../../../src/contract/schemas/ideas.gen.ts'
import type { Step } from '../../db/rows.ts'
import type { ClockAndIds } from '../../db/world.ts'
import { keepIdea, keepTable } from './rules.ts'

/** Sixty ideas for a game about a burning crown: kind, title, text and tags of one in each line. */
const exampleIdeas = `
place | The Ash Market | Stalls open at dusk, on the warm ground where the old hall burned. No one haggles in a loud voice. | town, night
place | Kilnhouse Row | Nine potters, one fire. It has not gone out since the crown was lost. | town, fire
place | The Listening Well | Drop in a coin and you’ll hear the last wish made here. | town, secret
place | Saint Odile’s Stairs | 311 steps up to a chapel without a door. Someone sweeps them every night. | hills
place | The Salt Ferry | It crosses the estuary only at low tide, on the backs of six patient oxen. | river, travel
place | The Copper Library | Its books are engraved. Paper doesn’t last near the crown. | fire, lore
place | Hollow Oak Toll | The toll is a story the keeper hasn’t heard. She has heard most of them. | road
place | The Drowned Orchard | Apples ripen under the lake. Anyone who can hold their breath can pick them. | river, food
place | Lantern Gate | Each lantern bears a name. Three went dark in the same week. | town, clue
person | Ilse Varga, fire warden | Knows every chimney in town. Sleeps in her boots since the spring. | town, ally
person | Tobias Renn, crownsmith’s heir | He has the plans but can’t read them, and he won’t say so. | fire, lore
person | Mother Quill | She writes down whatever the dead still owe, and collects politely. | town, debt
person | Old Bashir, ferryman | Counts his oxen in a language that no one else speaks. | river, travel
person | Nadia of the Stairs | Sweeps the chapel steps, and was the last to see the door. | hills, secret
person | The Boy with Two Shadows | Lends one of them out for a copper. It always comes back by itself. | night
person | Captain Amaro Finch | Wants to retire. Has wanted to for eleven years. | guard, ally
person | Sister Wen | Cured the mayor of a burn no salve would touch. She won’t say how. | fire, debt
person | Halvard the Unlucky | Has survived four shipwrecks, and is not allowed on the ferry. | river
faction | The Quenchers | They carry sand in their pockets and say the town was better cold. | fire, rival
faction | The Lamplighters’ Table | Twelve friends who meet to play cards, and happen to run the town. | town
faction | The Kindled | Pilgrims who each wore the crown for one breath. They finish each other’s prayers. | fire
faction | The Ox Company | Hauliers who own every animal in the valley, and most of the debts. | road, debt
faction | Saint Odile’s Sweepers | They keep the stairs clean for someone. They are told who on their last day. | hills, secret
faction | The Under-Choir | They sing below the streets so that the ground stays asleep. | town, night
faction | The Second Regency | Four cousins with one claim between them, who take turns being king. | rival
hook | A chimney with a heartbeat | The baker pays in bread for a year to whoever makes it stop, gently. | town, fire
hook | The mayor’s glove | He has not taken it off since spring, and today he lost it. | town, secret
hook | Six oxen, five shadows | Bashir asks the party to count again, at noon, and not to tell the passengers. | river, night
hook | A letter in the Copper Library | It is addressed to one of you, and was engraved before you were born. | lore
hook | Snow in August | It falls on one house only, and the family is too polite to mention it. | town
hook | The bell that rings ahead | It strikes the hour that is going to be important. It has just struck four. | town, time
hook | A stranger pays your debts | All of them. He asks for nothing, and looks relieved. | debt
hook | The game that no one won | The Lamplighters have played one hand for nine years. One of them wants out. | town
clue | Soot in the shape of a hand | On the inside of the glass, on the third floor, in a house without stairs. | fire
clue | A ledger with a page too many | The extra page has tomorrow’s date and your handwriting. | debt, time
clue | Warm coins | Every coin from the Ash Market stays warm. One from the mayor’s purse does too. | fire, town
clue | The wrong number of steps | 311 going up, 312 coming down. | hills
clue | A child’s drawing of the crown | It has the seventh spike, which was broken off before anyone alive was born. | lore
clue | The ferry’s second anchor | It’s made of the same gold as the crown, and it’s never wet. | river
clue | Candle stubs, all alike | The same mold made the candles of the Choir and those of the Quenchers. | rival
clue | A name scratched out twice | Once from the register, once from the family’s memory. | secret
clue | Ashes that weigh nothing | Put them on a scale, and the other side goes down. | fire, lore
threat | The crown remembers | Whoever stood near it when it burned dreams the same stair. There are 312. | fire, time
threat | The ground wakes up | Cobbles shift by a hand’s width each night, always toward the hall. | town, night
threat | The Quenchers flood the kilns | They have the key to the weir, and have set a date. | fire, rival
threat | A fourth shipwreck, inland | Something in the orchard has learned to pull. | river
threat | The regents arrive together | Four carriages, one throne, and a town with one good inn. | rival, town
threat | The Unlit | Where a lantern goes dark, something stands that the light kept polite. | night
threat | A very kind moneylender | No one has ever seen anyone refuse twice. | debt
threat | The winter that skipped a year | It is owed, and it is coming with interest. | time
treasure | The seventh spike | Cold to the touch. Fits any lock that was made in anger. | lore, fire
treasure | A jar of the first fire | It warms a room and shows what used to stand there. | fire
treasure | Bashir’s counting stick | Whatever is counted with it stays that many until sunrise. | river
treasure | The mayor’s other glove | Its wearer can hold a promise, and set it down somewhere else. | debt
treasure | A songbook with one song | Sung together it puts anything to sleep, the singers last. | night
treasure | Three drowned apples | Eat one and breathe as you please until the core is gone. | food, river
treasure | The sweeper’s broom | Clears one memory from any floor. It cannot choose whose. | hills, secret
treasure | A deck with thirteen kings | The thirteenth is whoever holds it. He always wins, and always pays. | town
treasure | Nadia’s doorknob | Turn it against any wall. Knock first. | hills
treasure | A coin that buys an hour | No one remembers what the seller gave away for it. | time, debt
`

type Table = { gameId: string; hostId: string; others: readonly string[] }

/** Which statuses and circles of people the ideas have, in turns. */
const statuses = ['draft', 'pinned', 'draft', 'used', 'draft'] as const
const circles = ['me', 'everyone', 'hosts', 'me'] as const
/** The step between ideas of other members, and between the host’s ideas that are in no game. */
const othersEach = 5
const aloneEach = 7

/**
 * Sixty ideas for one game, within a step: of its host and of other members, in every status, shown to no one, to host
 * and admins, and to everyone; and three tables of the host, one of which the others refer to as well.
 * @param others the members besides the host, at least one
 */
export function addExampleIdeas(rows: Step, inside: ClockAndIds, { gameId, hostId, others }: Table): void {
  const lines = exampleIdeas.trim().split('\n').toReversed()
  for (const [at, line] of lines.entries()) {
    const [kind, title = '', body = '', tags = ''] = line.split(' | ')
    const authorId = at % othersEach === 0 ? (others[(at / othersEach) % others.length] ?? hostId) : hostId
    const place = at % aloneEach === 3 ? {} : { gameId, visibility: pick(circles, at) }
    const idea = { kind: zIdeaKind.parse(kind), title, body, tags: tags.split(', '), status: pick(statuses, at) }
    keepIdea(rows, inside, authorId, { ...idea, ...place })
  }
  for (const { isShared, ...table } of tables) keepTable(rows, inside, hostId, isShared ? { ...table, gameId } : table)
}

const pick = <T>(from: readonly T[], at: number): T => from[at % from.length] as T

const entries = (...texts: string[]) => texts.map((text, at) => ({ text, weight: at === 0 ? 2 : 1 }))

const tables = [
  {
    name: 'market stall',
    entries: entries('Warm coins, by weight', 'Chimneys for dolls’ houses', 'A cure for {ailment}', 'Second-hand keys'),
    isShared: true,
  },
  {
    name: 'ailment',
    entries: entries('soot in the dreams', 'a borrowed shadow', 'hearing the bell too early'),
    isShared: false,
  },
  {
    name: 'passenger',
    entries: entries('a regent in a plain coat', 'someone who sells at the {market stall}'),
    isShared: false,
  },
]
