import { ProgressBar } from '../../ui/progress/progress-bar.tsx'

/** Where the page can go on: the bar alone, in its place. */
export function ProgressBarExample({ percent }: { percent: number }) {
  return <ProgressBar label="Loading the map" value={percent} />
}
