import { ProgressBar } from '../../ui/progress/progress-bar.tsx'

/** Where the page stays usable: the bar alone, within the page. */
export function ProgressBarExample({ percent }: { percent: number }) {
  return <ProgressBar label="Loading the map" value={percent} />
}
