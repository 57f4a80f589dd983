import { Link, useParams } from 'react-router-dom'
import { gameIdPattern, tokenPattern } from '../../../contract/patterns.gen.ts'
import { href } from '../../../shell/href.ts'
import broken from '../../../shell/page/drawings/broken.svg?raw'
import { Drawing } from '../../../shell/page/drawings/drawing.tsx'
import { Notice } from '../../../shell/page/lazy-part.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { buttonClass } from '../../../ui/button/button.tsx'
import { Invitation } from '../components/invitation.tsx'
import { joinWords } from '../components/join-words.ts'

/** An invitation link: a preview of the game, and the way to join. */
export default function Join() {
  const { gameId = '', token = '' } = useParams()
  const isLink = gameIdPattern.test(gameId) && tokenPattern.test(token)
  return isLink ? <Invitation link={{ gameId, token }} /> : <BrokenLink />
}

/** The server is not asked about a malformed link. */
function BrokenLink() {
  return (
    <Page title="Your invitation" lead={joinWords.broken.lead} picture={<Drawing src={broken} />}>
      <Notice>
        <p>{joinWords.broken.more}</p>
      </Notice>
      <p>
        <Link to={href('home')} className={buttonClass('primary')}>
          Go home
        </Link>
      </p>
    </Page>
  )
}
