import { basePath, type OperationId, operations } from '../../src/contract/operations.gen.ts'
import type { Crew } from '../companions/companions.ts'
import { users } from '../db/people.ts'
import { type Step, type Table, tableNamed } from '../db/rows.ts'
import type { Snapshots } from '../db/snapshots.ts'
import type { World } from '../db/world.ts'
import { type Hub, moveClock } from '../live/hub.ts'
import { publishResync } from '../live/publish.ts'
import { streams } from '../live/tables.ts'
import type { CallLog, Check } from '../scenarios/call-log.ts'
import type { ChosenAnswer } from '../scenarios/chosen-answers.ts'
import { storeCompanionsAct } from '../scenarios/person-of-tab.ts'
import { readRealTags, type Tag } from '../scenarios/real-tags.ts'
import { defaults, type Settings, type SettingsStore, zSettings } from '../scenarios/settings.ts'
import { checkClockOffset, shareAddress } from '../scenarios/share.ts'
import type { Notices } from '../scenarios/store.ts'
import { publishProfile } from '../tags/profile/handlers.ts'
import { profileOf, profiles } from '../tags/profile/tables.ts'
import { countOf, exportWorld, importWorld, readWorldFile, restoreWorld, textOf } from '../tags/world-file.ts'
import { loadWorld, origins } from '../tags/worlds.ts'

/** What the workbench shows and changes. */
export type Mock = {
  world: World
  hub: Hub
  crew: Crew
  settings: SettingsStore
  calls: CallLog
  notices: Notices
  snapshots: Snapshots
  /** The tags that a real server answers. */
  real: readonly Tag[]
  /** Compares an exchange with the contract. */
  check: Check
}

/** What the workbench shows of a mock. Every part is the same value until it changes. */
export type BenchState = ReturnType<ReturnType<typeof watchMock>['read']>

/** Reads what the workbench shows, and tells when it changes. */
export function watchMock(mock: Mock) {
  const { world, crew, settings, calls, notices } = mock
  const companions = crew.companions.map(({ name }) => name)
  const madeUp = world.view([origins.name], (rows) => rows(origins).all()[0]?.name ?? 'empty')
  return {
    read: () => ({
      settings: settings.get(),
      calls: calls.list(),
      messages: world.outbox.list(),
      people: world.people.list(),
      companions,
      /** Those who are in a lobby. */
      there: crew.there(),
      notices: notices.list(),
      /** By how much the world's clock is ahead, in milliseconds. */
      offset: world.offset(),
      /** The made-up world that this one began as. */
      madeUp: madeUp(),
      /** The tags that a real server answers, unless they are mocked again. */
      real: mock.real,
    }),
    subscribe(listener: () => void): () => void {
      const ends = [world, crew, settings, calls, notices].map((part) => part.subscribe(listener))
      return () => {
        for (const end of ends) end()
      }
    },
  }
}

/** A row to read and edit: its table, its key, and the row as JSON. */
export type EditedRow = { table: string; key: string; text: string }

function tableOf(name: string): Table<unknown> {
  const table = tableNamed(name)
  if (!table) throw new Error(`There is no table "${name}".`)
  return table
}

/** Why a text is no row of a table: the field that breaks its schema. Empty if it is a row, or nothing. */
function problemOfRow(name: string, text: string): string {
  const problem = text.trim() === '' ? undefined : tableOf(name).problemOf(JSON.parse(text))
  return problem ? `It doesn't fit "${name}": ${problem}.` : ''
}

/** Lets everyone who listens fetch everything again: rows have changed behind the rules. */
function resyncAll(rows: Step): void {
  for (const { gameId, userId } of rows(streams).all()) publishResync(rows, gameId, userId)
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
  const { world, crew, settings, calls, notices } = mock
  const changeSettings = async (part: Partial<Settings>) =>
    settings.change(zSettings.parse({ ...settings.get(), ...part }))
  return {
    changeSettings,
    /** Chooses how an operation is answered; without a choice it is as the rules say. */
    async answerWith(id: OperationId, chosen?: ChosenAnswer) {
      const { [id]: _, ...others } = settings.get().chosenAnswers
      await changeSettings({ chosenAnswers: chosen ? { ...others, [id]: chosen } : others })
    },
    async putAllBack() {
      settings.change({ ...defaults, keepCalls: settings.get().keepCalls, sessionSeconds: undefined })
      if (world.offset() !== 0) await moveClock(world, 0)
    },
    /** Lets the real server answer some tags, or the mock again. Refuses a set that can't work. */
    async switchReal(tags: readonly string[], isReal: boolean) {
      const others = settings.get().mocked.filter((one) => !tags.includes(one))
      const next = isReal ? others : [...others, ...tags]
      readRealTags(mock.real.filter((one) => !next.includes(one)).join(','))
      settings.change({ mocked: next })
    },
    clearCalls: async () => calls.clear(),
    clearNotices: async () => notices.clear(),
    /** Where a typed answer leaves the contract, a sentence each. */
    async checkAnswer(id: OperationId, status: number, responseBody: string): Promise<string[]> {
      const { method, path } = operations[id]
      const responseHeaders: HeadersInit = responseBody === '' ? {} : { 'Content-Type': 'application/json' }
      const exchange = { method, path: basePath + path.replace(/[{}]/g, ''), requestHeaders: {}, requestBody: '' }
      const found = (await mock.check({ ...exchange, status, responseHeaders, responseBody })) ?? []
      return found
        .filter(({ in: half, message }) => half === 'response' && !/^the header /.test(message))
        .map(({ message }) => message)
    },
    /** What another world would delete; empty if there is nothing to lose. */
    async lossOf(): Promise<string> {
      const { persons, games } = await countOf(world)
      return persons + games === 0 ? '' : `${count(persons, 'person')} and ${count(games, 'game')}`
    },
    async moveClock(offset: number) {
      checkClockOffset(offset)
      await moveClock(world, offset)
    },
    /** The rows of the world, as JSON, by their tables. */
    listRows: async (): Promise<EditedRow[]> =>
      world.everything().map(({ table, key, row }) => ({ table, key, text: JSON.stringify(row, null, 2) })),
    checkRow: async (name: string, text: string) => [problemOfRow(name, text)].filter(Boolean),
    /** Replaces a row with another, which may have another key; without a text it is deleted. */
    async changeRow({ table: name, key }: Pick<EditedRow, 'table' | 'key'>, text = '') {
      const problem = problemOfRow(name, text)
      if (problem !== '') throw new Error(problem)
      const table = tableOf(name)
      await world.step((rows) => {
        const before = rows(table).get(key)
        if (before !== undefined) rows(table).delete(before)
        if (text !== '') rows(table).put(JSON.parse(text))
        resyncAll(rows)
      })
    },
    listSnapshots: () => mock.snapshots.list(),
    /** Keeps the world as it is, sign-ins and clock included, under a name. */
    takeSnapshot: async (name: string) => mock.snapshots.put(name, textOf(world)),
    async restoreSnapshot(name: string) {
      const text = await mock.snapshots.get(name)
      // Another tab may have deleted it meanwhile.
      if (text === undefined) throw new Error(`There is no snapshot "${name}".`)
      await restoreWorld(world, tablesOf(text))
    },
    deleteSnapshot: (name: string) => mock.snapshots.delete(name),
    /** The link by which another browser gets the same mock. Refuses typed answers that are too long. */
    async share(address: string): Promise<string> {
      const { here } = world.people.list()
      const { scenario, latency, sessionSeconds, chosenAnswers } = settings.get()
      const shared = await world.look((rows) => {
        const place = rows(users)
          .all()
          .findIndex(({ userId }) => userId === here)
        return { world: rows(origins).all()[0]?.name ?? 'empty', person: place < 0 ? undefined : place }
      })
      return shareAddress(address, {
        ...shared,
        clock: world.offset(),
        scenario,
        latency,
        sessionSeconds,
        chosenAnswers,
      })
    },
    /** Replaces the world with a made-up one. */
    loadWorld: (name: string) => loadWorld(world, name),
    exportWorld: () => exportWorld(world),
    importWorld: async (text: string) => importWorld(world, tablesOf(text)),
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
