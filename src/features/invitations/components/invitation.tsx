import { LoadError } from '../../../forms/calls.tsx'
import brokenDrawing from '../../../shell/page/drawings/broken.svg?raw'
import { Drawing } from '../../../shell/page/drawings/drawing.tsx'
import joinDrawing from '../../../shell/page/drawings/join.svg?raw'
import { Page } from '../../../shell/page/page.tsx'
import { useIsHere } from '../../../shell/use-is-here.ts'
import type { InvitationLink } from '../model/links.ts'
import { useFocusKept } from '../model/use-focus-kept.ts'
import { useJoin } from '../model/use-join.ts'
import { InvitationLetter } from './invitation-letter.tsx'
import { JoinActions } from './join-actions.tsx'
import { isOver, joinWords } from './join-words.ts'
import { LetterSkeleton } from './letter-skeleton.tsx'
import { TakeSeat } from './take-seat.tsx'

/** The invitation behind a link, in whichever state it is. */
export function Invitation({ link }: { link: InvitationLink }) {
  const join = useJoin(link)
  const isHere = useIsHere()
  const { state, preview, loadError } = join
  const place = useFocusKept(state)
  const drawing = state && isOver(state) ? brokenDrawing : joinDrawing
  const wait = loadError ? "Couldn't open it right now." : 'Opening it…'
  return (
    <Page
      title="Your invitation"
      lead={<span role="status">{state ? joinWords[state].lead : wait}</span>}
      picture={<Drawing src={drawing} />}
    >
      {join.isIn && <TakeSeat gameId={link.gameId} isHere={isHere} />}
      <div {...place}>
        {state && (
          <InvitationLetter state={state} preview={preview}>
            <JoinActions join={join} state={state} link={link} />
          </InvitationLetter>
        )}
        {!state && !loadError && <LetterSkeleton />}
        {!state && loadError && (
          <LoadError
            error={loadError}
            fallback="Couldn't open your invitation."
            busy={join.isFetching}
            onRetry={join.refetch}
          />
        )}
      </div>
    </Page>
  )
}
