import { useSelector } from 'react-redux'
import { useRemoveGameIdeaMutation } from '../../../../api/ideas-api.ts'
import type { Game, Idea } from '../../../../contract/types.gen.ts'
import { FailedCall } from '../../../../forms/failed-call.tsx'
import { LongText } from '../../../../game/long-text.tsx'
import { may } from '../../../../game/may.ts'
import { PersonAvatar } from '../../../../game/person-avatar.tsx'
import { inSentence } from '../../../../lib/in-sentence.ts'
import { selectUser } from '../../../../session/session-slice.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { kindNames } from '../../model/kind-names.ts'
import { visibilityNames } from '../../model/value-names.ts'
import { TakeOut } from './take-out.tsx'

/** An idea that is shown in a game, and whose it is; host and admins may take it out. */
export function GameIdea({ idea, game }: { idea: Idea; game: Game }) {
  const isMine = useSelector(selectUser)?.userId === idea.author.userId
  const [remove, { error, isLoading }] = useRemoveGameIdeaMutation()
  const { ideaId, title, body, kind, tags, author, visibility } = idea
  const keeps = isMine ? 'You keep' : `${inSentence(author.displayName)} keeps`
  return (
    <Card
      heading={title}
      picture={<PersonAvatar person={author} size={32} />}
      status={visibility === 'hosts' && <Badge>{visibilityNames.hosts}</Badge>}
      meta={
        <>
          {isMine ? (
            'Yours'
          ) : (
            <>
              By <span dir="auto">{author.displayName}</span>
            </>
          )}
          {` · ${[kindNames[kind], ...tags.map((tag) => `#${tag}`)].join(' · ')}`}
        </>
      }
      actions={
        may.run(game.role) && (
          <TakeOut
            name={title}
            game={game}
            message={`Nobody else in the game sees it any more. ${keeps} it.`}
            busy={isLoading}
            onTakeOut={() => remove({ params: { gameId: game.gameId, ideaId } })}
          />
        )
      }
    >
      {body && <LongText text={body} lines={40} />}
      <FailedCall error={isLoading ? undefined : error} fallback="The idea could not be taken out. Try again." />
    </Card>
  )
}
