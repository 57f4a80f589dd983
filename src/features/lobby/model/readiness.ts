import type { Lobby, LobbyMember, Member } from '../../../contract/types.gen.ts'
import { inList } from '../../../lib/english.ts'
import { inSentence } from '../../../lib/in-sentence.ts'

/** The state of a member whom the lobby does not list yet. */
const unknown = { presence: 'offline', ready: false } as const

/** The state of a member. */
export const readinessOf = (lobby: Lobby, userId: string): Pick<LobbyMember, 'presence' | 'ready'> =>
  lobby.members.find((member) => member.userId === userId) ?? unknown

/** My own state. A person who looks at this page is here, even if the server does not know it yet or is wrong. */
export function myReadiness(lobby: Lobby, me: string): Pick<LobbyMember, 'presence' | 'ready'> {
  const { presence, ready } = readinessOf(lobby, me)
  return { ready, presence: presence === 'offline' ? 'here' : presence }
}

/** The members who are not ready, in the order of the table. */
export const notReady = (lobby: Lobby, members: readonly Member[]): Member[] =>
  members.filter(({ userId }) => !readinessOf(lobby, userId).ready)

/** Whether someone else is here or away, and everyone who is, is ready, and so am I. */
export const isEveryoneHereReady = (lobby: Lobby, me: string): boolean =>
  lobby.members.some(({ userId, presence }) => userId !== me && presence !== 'offline') &&
  lobby.members.every(({ userId, presence, ready }) => ready || (presence === 'offline' && userId !== me))

/** The number of ready members, in a sentence. */
export function readyInWords(lobby: Lobby, members: readonly Member[]): string {
  const all = members.length
  const ready = all - notReady(lobby, members).length
  if (ready === 0) return 'No one is ready yet.'
  if (ready === all) return all === 1 ? "You're ready." : 'Everyone is ready.'
  return `${ready} of ${all} ready.`
}

/** Names in a sentence: "Ash", "Ash and Wren", "Ash, Wren, and 3 others". */
export function namesInWords(names: readonly string[], most = 3): string {
  const others = names.length - most + 1
  return inList(others > 1 ? [...names.slice(0, most - 1), `${others} others`] : names)
}

/** Who is not ready, in a sentence. I come first: "You, Ash, and Wren aren't ready yet." Empty if everyone is. */
export function waitingInWords(waiting: readonly Member[], me: string): string {
  if (waiting.length === 0) return ''
  const others = waiting.filter(({ userId }) => userId !== me).map(({ displayName }) => inSentence(displayName, 30))
  const names = others.length < waiting.length ? ['You', ...others] : others
  return `${namesInWords(names)} ${names.length > 1 || names[0] === 'You' ? "aren't" : "isn't"} ready yet.`
}
