import type { Fault } from '../../kernel/faults/fault.ts'
import { contentOf, header } from '../../kernel/faults/mutate-response.ts'
import { after, bodyOf, fault, isDone, set } from '../games/faults/plants.ts'

/** Versions of a profile that are too few, or too many, and names that nobody has chosen. */
export const versionFaults: Record<string, Fault> = {
  'sigil no version': fault(
    'profile-versions',
    'another sigil is no new version',
    after((call, reply) => {
      const rev = Number(bodyOf(reply).rev) - 1
      return call.id === 'changeProfile' && isDone(reply) && contentOf(call).displayName === undefined
        ? header('ETag', `"${rev}"`)(set({ rev })(reply, call), call)
        : reply
    }),
  ),
  'profile same again': fault(
    'profile-versions',
    'a save without a change is a version',
    after((call, reply) => {
      const rev = Number(bodyOf(reply).rev) + 1
      return call.id === 'changeProfile' && call.headers['if-match'] === `"${rev - 1}"`
        ? header('ETag', `"${rev}"`)(set({ rev })(reply, call), call)
        : reply
    }),
  ),
  'profile name again': fault(
    'profile-versions',
    'a save of the same name is a version',
    after((call, reply) => {
      const rev = Number(bodyOf(reply).rev) + 1
      const isSame = contentOf(call).displayName !== undefined && call.headers['if-match'] === `"${rev - 1}"`
      return call.id === 'changeProfile' && isSame ? header('ETag', `"${rev}"`)(set({ rev })(reply, call), call) : reply
    }),
  ),
  'default unchosen': fault(
    'profile-chosen',
    'who chooses the default name has chosen nothing',
    after((call, reply, { memory }) => {
      const mine = `default ${call.headers.cookie}`
      const { chosen, displayName } = bodyOf(reply)
      if (call.id === 'getProfile' && chosen === false) memory.set(mine, String(displayName))
      return isDone(reply) && chosen === true && memory.get(mine) === displayName
        ? set({ chosen: false })(reply, call)
        : reply
    }),
  ),
  'sigil chooses': fault(
    'profile-chosen',
    'who chooses a sigil has chosen a name',
    after((call, reply) => (call.id === 'changeProfile' && isDone(reply) ? set({ chosen: true })(reply, call) : reply)),
  ),
}
