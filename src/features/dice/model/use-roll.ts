import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { errorText, isTemporary, statusOf } from '../../../api/api-error.ts'
import { logApi } from '../../../api/log-api.ts'
import type { Dice, LogEntry, NewRoll } from '../../../contract/types.gen.ts'
import { useRunning } from '../../../forms/calls.tsx'
import { useStored } from '../../../forms/stored.ts'
import { selectShown } from '../../../game/game-queries.ts'
import { newKsuid, toBase64Url } from '../../../rules/ids.ts'
import { useOverlays } from '../../../shell/overlays/overlays.ts'
import { pendingRolls, trays } from './stored.ts'
import { afterRoll } from './tray.ts'

const newNonce = () => toBase64Url(crypto.getRandomValues(new Uint8Array(16)))

/** The commitments with which this page sent each of its rolls, by entry id. They are lost with the page. */
const sent = new Map<string, readonly string[]>()
export const sentCommitments: ReadonlyMap<string, readonly string[]> = sent

/**
 * Rolls the dice, one roll at a time. A roll is stored until it is answered, over a reload too, and is sent again
 * unchanged. If another tab of mine has rolled meanwhile, the roll is sent with the newest commitment.
 * @param entries the log. A roll that stands there is answered, however it came.
 */
export function useRoll(gameId: string, userId: string, entries: readonly LogEntry[] | undefined) {
  const [pending, keep] = useStored(pendingRolls, [userId, gameId])
  const params = { gameId }
  const { currentData: dice, refetch } = logApi.useGetDiceQuery({ params }, { selectFromResult: selectShown<Dice> })
  const [send, { error, reset }] = logApi.useRollDiceMutation()
  /** The call under way: of a new roll, or of one that is sent again. */
  const [rolling, setRolling] = useState<'new' | 'again'>()
  const isRolling = rolling !== undefined
  /** Whether the server gave no commitment to begin with. */
  const [cannotStart, setCannotStart] = useState(false)
  const { track, stop } = useRunning()
  const { toast } = useOverlays()
  /** The newest log: a roll may stand there by the time its call has failed. */
  const newestEntries = useRef(entries)
  useEffect(() => {
    newestEntries.current = entries
  }, [entries])
  const finish = (roll: NewRoll) => {
    keep(undefined)
    const tray = trays.read([userId, gameId])
    if (tray) trays.write([userId, gameId], afterRoll(tray, roll))
  }
  const isInLog = !isRolling && pending !== undefined && entries?.some(({ entryId }) => entryId === pending.key)
  const finishPending = useEffectEvent(() => {
    if (!pending) return
    finish(pending.body)
    reset()
  })
  useEffect(() => {
    if (isInLog) finishPending()
  }, [isInLog])
  const mine = (all: typeof dice) => all?.commitments.find((one) => one.userId === userId)?.commitment

  const attempt = async (roll: { key: string; body: NewRoll }): Promise<LogEntry | 'over' | undefined> => {
    keep(roll)
    const tried = sent.get(roll.key) ?? []
    if (tried.at(-1) !== roll.body.commitment) sent.set(roll.key, [...tried, roll.body.commitment])
    const answer = await track(send({ params, headers: { 'Idempotency-Key': roll.key }, body: roll.body }))
    if (answer.data) finish(roll.body)
    // A roll whose answer was lost, but which stands in the log, is finished once no call is under way.
    const entry = answer.data ?? newestEntries.current?.find(({ entryId }) => entryId === roll.key)
    if (entry) return entry
    if (statusOf(answer.error) === 409) {
      const { data } = await refetch()
      const { answers } = roll.body
      const isAsked = ({ entryId, request }: LogEntry) => entryId === answers && !request?.answered.includes(userId)
      if (answers && data && !data.requests.some(isAsked)) {
        keep(undefined)
        reset()
        toast.info(errorText(answer.error, 'This roll request is closed.'))
        return 'over'
      }
      const commitment = mine(data)
      // The server has seen the nonce, so a new commitment needs a new nonce.
      if (commitment && commitment !== roll.body.commitment)
        return attempt({ ...roll, body: { ...roll.body, commitment, nonce: newNonce() } })
    }
    // A roll that may have reached the server is kept, and sent again unchanged.
    if (!isTemporary(answer.error) || statusOf(answer.error) === 429) keep(undefined)
    return undefined
  }
  const once = async (what: 'new' | 'again', act: () => ReturnType<typeof attempt>) => {
    if (isRolling) return undefined
    setRolling(what)
    try {
      return await act()
    } finally {
      setRolling(undefined)
    }
  }
  const clear = () => {
    if (isRolling) return
    setCannotStart(false)
    reset()
  }
  return {
    dice,
    /** Removes the error of the last attempt, once the person tries something else. */
    clear,
    /** The roll whose answer did not come, to be sent again; also while it is. */
    pending: rolling === 'new' ? undefined : pending,
    error,
    cannotStart,
    isRolling,
    stop,
    /** Gives the roll, or `over`: it was to answer a request that I have answered in another tab, or that is closed. */
    roll: (wanted: Omit<NewRoll, 'commitment' | 'nonce'>) =>
      once('new', async () => {
        clear()
        // What never leaves is not kept as sent. The tray says why.
        if (!navigator.onLine) return undefined
        const commitment = mine(dice) ?? mine((await refetch()).data)
        if (!commitment) return void setCannotStart(true)
        return attempt({ key: newKsuid(), body: { ...wanted, commitment, nonce: newNonce() } })
      }),
    again: () => pending && once('again', () => attempt(pending)),
    drop: () => {
      keep(undefined)
      reset()
    },
  }
}

/** The commitments that the server gave first, by user id. */
export function useFirstCommitments(dice: Dice | undefined) {
  const firstCommitments = useRef<ReadonlyMap<string, string>>(new Map())
  if (dice && firstCommitments.current.size === 0)
    firstCommitments.current = new Map(dice.commitments.map(({ userId, commitment }) => [userId, commitment]))
  return firstCommitments.current
}
