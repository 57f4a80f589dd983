import { errorText } from '../../api/api-error.ts'
import { ifMatch } from '../../api/etag.ts'
import { useChangeMemberMutation, useHandOverGameMutation, useRemoveMemberMutation } from '../../api/games-api.ts'
import type { Game, GivenRole, Member } from '../../contract/types.gen.ts'
import { useOverlays } from '../overlays/use-overlays.ts'
import { inSentence } from './in-sentence.ts'

/** What I may do about a member of my game; where nothing is done it says why. */
export function useMemberActions({ gameId }: Pick<Game, 'gameId'>) {
  const { confirm, toast } = useOverlays()
  const [change] = useChangeMemberMutation()
  const [remove] = useRemoveMemberMutation()
  const [handOver] = useHandOverGameMutation()

  /** Tells what became of a call, and gives whether it was done. */
  const settle = async (call: Promise<unknown>, done: string, fallback: string) => {
    try {
      await call
      toast.success(done)
      return true
    } catch (error) {
      toast.error(errorText(error, fallback))
      return false
    }
  }
  return {
    /** Undone as easily, so nobody is asked. */
    changeRole: (member: Member, role: GivenRole) => {
      const name = inSentence(member.displayName)
      const params = { gameId, userId: member.userId }
      return settle(
        change({ params, headers: ifMatch(member), body: { role } }).unwrap(),
        role === 'admin' ? `${name} is an admin now.` : `${name} is a player now.`,
        `The role of ${name} could not be changed.`,
      )
    },
    remove: async (member: Member) => {
      const name = inSentence(member.displayName)
      const ok = await confirm({
        title: `Remove ${name}?`,
        message: `${name} loses the seat and sees the game no more. Ideas and tables of theirs leave the game, and stay theirs. Links you have shared so far no longer let them in; a new link does.`,
        confirmLabel: 'Remove',
        danger: true,
      })
      if (!ok) return false
      const call = remove({ params: { gameId, userId: member.userId } }).unwrap()
      return settle(call, `${name} has left the table.`, `${name} could not be removed.`)
    },
    handOver: async (member: Member) => {
      const name = inSentence(member.displayName)
      const ok = await confirm({
        title: `Hand the game over to ${name}?`,
        message: `${name} becomes the host, and you become an admin. Only ${name} can hand it back.`,
        confirmLabel: 'Hand over',
      })
      if (!ok) return false
      const call = handOver({ params: { gameId }, body: { userId: member.userId } }).unwrap()
      return settle(call, `${name} is the host now.`, 'The game could not be handed over.')
    },
  }
}
