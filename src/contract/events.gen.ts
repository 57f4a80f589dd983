// This file is generated from asyncapi.yaml by `npm run contract`. Do not edit it.

import type {
  Beat,
  Boundaries,
  Bye,
  Change,
  Character,
  CharacterRemoved,
  Conditions,
  Ended,
  Game,
  Hello,
  Idea,
  IdeaRemoved,
  Invitation,
  JoinRequest,
  LobbyMember,
  LogEntry,
  Member,
  MemberLeft,
  Notes,
  Nudged,
  Pause,
  PresenceReport,
  RefillOffer,
  Resync,
  Schedule,
  Start,
  WaitOver,
  Welcome,
} from './types.gen.ts'
import {
  zChange,
} from './schemas/changes.gen.ts'
import {
  zCharacter,
  zCharacterRemoved,
  zConditions,
  zRefillOffer,
} from './schemas/characters.gen.ts'
import {
  zGame,
  zMember,
} from './schemas/games.gen.ts'
import {
  zIdea,
  zIdeaRemoved,
} from './schemas/ideas.gen.ts'
import {
  zInvitation,
  zJoinRequest,
} from './schemas/invitations.gen.ts'
import {
  zBeat,
  zBye,
  zHello,
  zMemberLeft,
  zPresenceReport,
  zResync,
  zWaitOver,
  zWelcome,
} from './schemas/live.gen.ts'
import {
  zBoundaries,
  zEnded,
  zLobbyMember,
  zNotes,
  zNudged,
  zPause,
  zStart,
} from './schemas/lobby.gen.ts'
import {
  zLogEntry,
} from './schemas/log.gen.ts'
import {
  zSchedule,
} from './schemas/schedule.gen.ts'

/** The events of the channel `game` by their names: `down`, from the server, and `up`, to it. */
export type GameEvents = {
  down: {
    welcome: Welcome
    beat: Beat
    resync: Resync
    bye: Bye
    'game.changed': Game
    'member.changed': Member
    'member.left': MemberLeft
    'request.changed': JoinRequest
    'request.gone': WaitOver
    'invitation.changed': Invitation
    'presence.changed': LobbyMember
    'ready.changed': LobbyMember
    nudged: Nudged
    'pause.changed': Pause
    'play.starting': Start
    'play.ended': Ended
    'schedule.changed': Schedule
    'notes.changed': Notes
    'boundaries.changed': Boundaries
    'idea.changed': Idea
    'idea.removed': IdeaRemoved
    'roll.asked': LogEntry
    'log.changed': LogEntry
    'log.added': LogEntry
    'character.changed': Character
    'character.removed': CharacterRemoved
    'conditions.changed': Conditions
    'refill.offered': RefillOffer
    'changes.changed': Change
  }
  up: {
    hello: Hello
    presence: PresenceReport
    alive: Beat
  }
}

/** The schemas of those from the server. */
export const gameEventsDown = {
  welcome: zWelcome,
  beat: zBeat,
  resync: zResync,
  bye: zBye,
  'game.changed': zGame,
  'member.changed': zMember,
  'member.left': zMemberLeft,
  'request.changed': zJoinRequest,
  'request.gone': zWaitOver,
  'invitation.changed': zInvitation,
  'presence.changed': zLobbyMember,
  'ready.changed': zLobbyMember,
  nudged: zNudged,
  'pause.changed': zPause,
  'play.starting': zStart,
  'play.ended': zEnded,
  'schedule.changed': zSchedule,
  'notes.changed': zNotes,
  'boundaries.changed': zBoundaries,
  'idea.changed': zIdea,
  'idea.removed': zIdeaRemoved,
  'roll.asked': zLogEntry,
  'log.changed': zLogEntry,
  'log.added': zLogEntry,
  'character.changed': zCharacter,
  'character.removed': zCharacterRemoved,
  'conditions.changed': zConditions,
  'refill.offered': zRefillOffer,
  'changes.changed': zChange,
} as const

/** The schemas of those to it. */
export const gameEventsUp = {
  hello: zHello,
  presence: zPresenceReport,
  alive: zBeat,
} as const

/** The address of the channel, below the base of the API. */
export const gameChannel = '/games/{gameId}/live'
