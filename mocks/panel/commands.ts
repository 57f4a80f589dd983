import { basePath, type OperationId, operations } from '../../src/contract/operations.gen.ts'
import { sharedJar } from '../db/world.ts'
import type { ChosenAnswer } from '../scenarios/answers.ts'
import { defaults, type Settings, zSettings } from '../scenarios/settings.ts'
import { publishProfile } from '../tags/profile/handlers.ts'
import { profileOf, profiles } from '../tags/profile/tables.ts'
import { countOf, exportWorld, importWorld, readWorldFile } from '../tags/world-file.ts'
import { loadWorld } from '../tags/worlds.ts'
import { type Mock, storeCompanionsAct } from './mock.ts'

/** What the workbench shows of a mock. Every part is the same value until it changes. */
export type BenchState = {
  settings: Settings
  calls: ReturnType<Mock['calls']['list']>
  messages: ReturnType<Mock['world']['outbox']['list']>
  people: ReturnType<Mock['world']['people']['list']>
  companions: readonly string[]
  /** Those who are in a lobby. */
  there: readonly string[]
  notices: readonly string[]
  /** Whether this tab has a cookie jar of its own. */
  isApart: boolean
}

const namesOf = ({ crew }: Mock) => crew.companions.map(({ name }) => name)

/** Reads what the workbench shows, and tells when it changes. */
export function watchMock(mock: Mock) {
  const { world, crew, settings, calls, notices } = mock
  const companions = namesOf(mock)
  return {
    read: (): BenchState => ({
      settings: settings.get(),
      calls: calls.list(),
      messages: world.outbox.list(),
      people: world.people.list(),
      companions,
      there: crew.there(),
      notices: notices.list(),
      isApart: world.jar !== sharedJar,
    }),
    subscribe(listener: () => void): () => void {
      const ends = [world, crew, settings, calls, notices].map((part) => part.subscribe(listener))
      return () => {
        for (const end of ends) end()
      }
    },
  }
}

/** What another world would delete; empty if there is nothing to lose. */
const lossOf = async ({ world }: Mock): Promise<string> => {
  const { persons, games } = await countOf(world)
  return persons + games === 0 ? '' : `${count(persons, 'person')} and ${count(games, 'game')}`
}
const tablesOf = (text: string) => {
  const found = readWorldFile(text)
  if ('problem' in found) throw new Error(found.problem)
  return found.tables
}
const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`

/**
 * Everything that the workbench does. Arguments and results survive JSON: the workbench may be in another window or on
 * another machine. A refusal is an error with a sentence for the person.
 */
export function createCommands(mock: Mock) {
  const { world, hub, crew, settings, calls, notices } = mock
  return {
    changeSettings: async (part: Partial<Settings>) => settings.change(zSettings.parse({ ...settings.get(), ...part })),
    /** Chooses how an operation is answered; without a choice it is as the rules say. */
    async answerWith(id: OperationId, chosen?: ChosenAnswer) {
      const { [id]: _, ...faults } = settings.get().faults
      const { [id]: __, ...answers } = settings.get().answers
      settings.change(
        zSettings.parse({ ...settings.get(), faults, answers: chosen ? { ...answers, [id]: chosen } : answers }),
      )
    },
    putAllBack: async () =>
      settings.change({ ...defaults, keepCalls: settings.get().keepCalls, sessionSeconds: undefined }),
    clearCalls: async () => calls.clear(),
    clearNotices: async () => notices.clear(),
    clearOutbox: () => world.outbox.clear(),
    dropLive: async () => hub.drop(),
    restartLive: () => hub.restart(),
    /** Where a typed answer leaves the contract, a sentence each. */
    async checkAnswer(id: OperationId, status: number, responseBody: string): Promise<string[]> {
      const { method, path } = operations[id]
      const responseHeaders: HeadersInit = responseBody === '' ? {} : { 'Content-Type': 'application/json' }
      const exchange = { method, path: basePath + path.replace(/[{}]/g, ''), requestHeaders: {}, requestBody: '' }
      const found = await mock.check({ ...exchange, status, responseHeaders, responseBody })
      const isOfBody = ({ in: half, message }: (typeof found)[number]) =>
        half === 'response' && !/^the header /.test(message)
      return found.filter(isOfBody).map(({ message }) => message)
    },
    lossOf: () => lossOf(mock),
    /** Replaces the world with a made-up one. */
    loadWorld: (name: string) => loadWorld(world, name),
    exportWorld: () => exportWorld(world),
    /** Refuses a file that is no world of this mock. */
    checkWorld: async (text: string) => void tablesOf(text),
    importWorld: (text: string) => importWorld(world, tablesOf(text)),
    reset: () => world.reset(),
    async rename(userId: string, displayName: string) {
      await world.step((rows) => {
        const { sigil, colour, rev } = profileOf(rows, userId)
        rows(profiles).put({ userId, sigil, colour, displayName, rev: rev + 1, updatedAt: rows.now() })
        publishProfile(rows, userId)
      })
    },
    /** Gives the companions a link. Returns a sentence about them. */
    async invite(link: string): Promise<string> {
      const states = await crew.invite(link)
      storeCompanionsAct()
      return states.some(({ state }) => state === 'waiting') ? "They're waiting to join." : "They're in."
    },
  }
}

export type Commands = ReturnType<typeof createCommands>
