import { basePath, type OperationId, operations } from '../../src/contract/operations.gen.ts'
import type { Crew } from '../companions/companions.ts'
import { users } from '../db/people.ts'
import { type Step, tableNamed } from '../db/rows.ts'
import { addSnapshot, type Snapshots } from '../db/snapshots.ts'
import type { World } from '../db/world.ts'
import { moveClock } from '../live/hub.ts'
import { publishResync } from '../live/publish.ts'
import { streams } from '../live/tables.ts'
import type { CallLog, Check } from '../scenarios/call-log.ts'
import type { ChosenAnswer } from '../scenarios/chosen-answers.ts'
import { storeCompanionsAct } from '../scenarios/person-of-tab.ts'
import { readRealTags, type Tag } from '../scenarios/real-tags.ts'
import { defaults, type Settings, type SettingsStore, zSettings } from '../scenarios/settings.ts'
import { checkClockOffset, shareAddress } from '../scenarios/share.ts'
import type { Notices } from '../scenarios/store.ts'
import { saveProfile } from '../tags/profile/handlers.ts'
import { exportWorld, importWorld, readWorldFile, restoreWorld, setAside, textOf } from '../tags/world-file.ts'
import { loadWorld, origins } from '../tags/worlds.ts'

/** What the workbench shows and changes. */
export type Mock = {
  world: World
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

/** What the workbench shows of a mock. Every part but `companions` is the same value until it changes. */
export type BenchState = ReturnType<ReturnType<typeof readerOf>>

const madeUpIn = (rows: Step) => rows(origins).all()[0]?.name ?? 'empty'

/** Returns a function that reads what the workbench shows. */
export function readerOf({ world, crew, settings, calls, notices, real }: Mock) {
  const madeUp = world.view([origins.name], madeUpIn)
  let changes = 0
  world.subscribe(() => {
    changes++
  })
  return () => ({
    settings: settings.get(),
    calls: calls.list(),
    messages: world.outbox.list(),
    people: world.people.list(),
    /** The companions, and whether each is in a lobby. */
    companions: crew.companions.map(({ name, isThere }) => ({ name, isThere: isThere() })),
    notices: notices.list(),
    /** By how much the world's clock is ahead, in milliseconds. */
    offset: world.offset(),
    /** The made-up world that this one began as. */
    madeUp: madeUp(),
    /** How often the world has changed: its rows are read when they are shown. */
    changes,
    /** The tags that a real server answers, unless they are mocked again. */
    real,
  })
}

/** A row to read and edit: its table, its key, and the row as JSON. */
export type EditedRow = { table: string; key: string; text: string }

/** Why a text is no row of a table: the field that breaks its schema. Empty if it is a row, or nothing. */
function problemsOfRow(name: string, text: string): string[] {
  const problem = text.trim() === '' ? undefined : tableNamed(name)?.problemOf(JSON.parse(text))
  return problem ? [`It doesn't fit "${name}": ${problem}.`] : []
}

/**
 * Everything that the workbench does. Arguments and results survive JSON: the workbench may be in another window or on
 * another machine. A refusal is an error with a sentence for the person.
 */
export function createCommands(mock: Mock) {
  const { world, crew, settings, calls, notices, snapshots } = mock
  /** Replaces the world, which is kept as a snapshot. */
  const replace = async (work: () => Promise<unknown>): Promise<void> => {
    await setAside(world, snapshots)
    await work()
  }
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
      settings.change({ ...defaults, keepCalls: settings.get().keepCalls })
      await moveClock(world, 0)
      return 'All is put back. Reload the app to see it.'
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
    async moveClock(offset: number) {
      checkClockOffset(offset)
      await moveClock(world, offset)
    },
    /** The tables with their numbers of rows, and the rows of one of them, as JSON. */
    async listRows(name: string): Promise<{ counts: Record<string, number>; rows: EditedRow[] }> {
      const all = Object.groupBy(world.everything(), ({ table }) => table)
      const counts = Object.entries(all).map(([table, rows = []]) => [table, rows.length])
      const rows = all[name]?.map(({ table, key, row }) => ({ table, key, text: JSON.stringify(row, null, 2) }))
      return { counts: Object.fromEntries(counts), rows: rows ?? [] }
    },
    checkRow: async (name: string, text: string) => problemsOfRow(name, text),
    /** Replaces a row with another, which may have another key; without a text it is deleted. */
    async changeRow({ table: name, key }: Pick<EditedRow, 'table' | 'key'>, text = '') {
      const [problem] = problemsOfRow(name, text)
      if (problem !== undefined) throw new Error(problem)
      const table = tableNamed(name)
      if (!table) return
      await world.step((rows) => {
        const before = rows(table).get(key)
        if (before !== undefined) rows(table).delete(before)
        if (text !== '') rows(table).put(JSON.parse(text))
        // Everyone who listens fetches everything again: the row has changed behind the rules.
        for (const { gameId, userId } of rows(streams).all()) publishResync(rows, gameId, userId)
      })
    },
    listSnapshots: snapshots.list,
    /** Keeps the world as it is, sign-ins and clock included. Returns its name, which has a number if it was taken. */
    takeSnapshot: (name: string) => addSnapshot(snapshots, name, textOf(world)),
    async restoreSnapshot(name: string) {
      const text = await snapshots.get(name)
      // Another tab may have deleted it meanwhile.
      if (text === undefined) throw new Error(`There is no snapshot "${name}".`)
      const tables = readWorldFile(text)
      await replace(() => restoreWorld(world, tables))
    },
    deleteSnapshot: snapshots.delete,
    /** The link by which another browser gets the same mock. Refuses typed answers that are too long. */
    async share(address: string): Promise<string> {
      const { here } = world.people.list()
      const { scenario, latency, chosenAnswers } = settings.get()
      const shared = await world.look((rows) => {
        const all = rows(users).all()
        return { world: madeUpIn(rows), person: all.findIndex(({ userId }) => userId === here) }
      })
      return shareAddress(address, { ...shared, clock: world.offset(), scenario, latency, chosenAnswers })
    },
    /** Replaces the world with a made-up one. */
    loadWorld: (name: string) => replace(() => loadWorld(world, name)),
    exportWorld: () => exportWorld(world),
    async importWorld(text: string) {
      const tables = readWorldFile(text)
      await replace(() => importWorld(world, tables))
    },
    reset: () => replace(world.reset),
    rename: (userId: string, displayName: string) => world.step((rows) => saveProfile(rows, userId, { displayName })),
    /** Gives the companions a link. Returns a sentence about them. */
    async invite(link: string): Promise<string> {
      const states = await crew.invite(link)
      storeCompanionsAct()
      const left = states.find(({ state }) => state instanceof Error)
      if (left?.state instanceof Error) return `${left.name} couldn't join: ${left.state.message}`
      return states.some(({ state }) => state === 'waiting') ? "They're waiting to join." : "They're in."
    },
  }
}

export type Commands = ReturnType<typeof createCommands>
