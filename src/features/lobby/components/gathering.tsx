import type { Game, Lobby, Member } from '../../../contract/types.gen.ts'
import { LoadError } from '../../../forms/calls.tsx'
import { useLobby, useMembers } from '../../../game/game-queries.ts'
import { TableSeats, TableSkeleton } from '../../../game/table-seats.tsx'
import { inSentence } from '../../../lib/in-sentence.ts'
import { useSettled } from '../../../ui/announcer/use-settled.ts'
import { myStanding, readyInWords, standingOf } from '../model/readiness.ts'
import { useNudge } from '../model/use-nudge.ts'
import styles from './gathering.module.css'
import { NudgeButton } from './nudge-button.tsx'

/** One for all: a seat is drawn anew only where it has changed. */
const nothingToDo = <></>

/** Who has come to the table, and who is ready. */
export function Gathering({ game }: { game: Game }) {
  const table = useMembers(game.gameId)
  const room = useLobby(game.gameId)
  const isThere = table.members && room.lobby
  const error = table.error ?? room.error
  const isFetching = table.isFetching || room.isFetching
  const again = () => {
    if (!table.members) table.refetch()
    if (!room.lobby) room.refetch()
  }
  return (
    <section aria-labelledby="gathering" aria-busy={!isThere && !error} className={styles.gathering}>
      <h2 id="gathering">Around the table</h2>
      {table.members && room.lobby ? (
        <Seats game={game} members={table.members} lobby={room.lobby} />
      ) : error ? (
        <LoadError error={error} fallback="Couldn't load who's here." busy={isFetching} onRetry={again} />
      ) : (
        <TableSkeleton game={game} />
      )}
    </section>
  )
}

function Seats({ game, members, lobby }: { game: Game; members: Member[]; lobby: Lobby }) {
  const { nudge, againAt, isNudging } = useNudge(game.gameId)
  const isPreparing = game.status === 'preparing'
  // Ten who get ready at once are one sentence for a screen reader.
  const words = useSettled(isPreparing ? readyInWords(lobby, members) : '')
  return (
    <>
      <p role="status" className={styles.words}>
        {words}
      </p>
      <TableSeats
        game={game}
        members={members}
        about={(member, isMe) => {
          const { presence, ready } = (isMe ? myStanding : standingOf)(lobby, member.userId)
          // Whoever has no tab open is not reached.
          const isNudged = isPreparing && !isMe && !ready && presence !== 'offline'
          return {
            presence,
            ready: isPreparing && ready,
            // Its place is kept for who is ready, or away: others come and go, and no button moves.
            actions: isNudged ? (
              <NudgeButton
                name={inSentence(member.displayName)}
                againAt={againAt(member.userId)}
                busy={isNudging(member.userId)}
                onNudge={() => void nudge(member)}
              />
            ) : (
              isPreparing && nothingToDo
            ),
          }
        }}
      />
    </>
  )
}
