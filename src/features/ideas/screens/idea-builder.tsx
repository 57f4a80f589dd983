import { FailedCall } from '../../../platform/game/failed-call.tsx'
import { routes } from '../../../platform/navigation/route-table.ts'
import { Page } from '../../../platform/page/page.tsx'
import { LiveRegion } from '../../../ui/announcer/live-region.tsx'
import { CardPane } from '../components/card/card-pane.tsx'
import { KeptPane } from '../components/kept/kept-pane.tsx'
import { useKeep } from '../use-keep.ts'
import styles from './idea-builder.module.css'

/** People, places and troubles that a story could grow from: drawn on one side, kept on the other. */
export default function IdeaBuilder() {
  const { keep, isKeeping, error, kept } = useKeep()
  return (
    <Page title={routes.ideaBuilder.title} lead="Roll until something catches, lock what is good, and keep it.">
      <section className={styles.view} aria-label="Ideas">
        <div className={styles.side}>
          <CardPane onKeep={(idea) => void keep(idea)} isKeeping={isKeeping} />
          <FailedCall error={error} fallback="The idea was not kept." />
          <LiveRegion message={kept} />
        </div>
        <KeptPane />
      </section>
    </Page>
  )
}
