import { useRef, useState } from 'react'
import { logApi } from '../../../api/log-api.ts'
import type { DieCounts } from '../../../contract/types.gen.ts'
import { LoadError } from '../../../forms/calls.tsx'
import { inFigures } from '../../../lib/english.ts'
import common from '../../../ui/common.module.css'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import styles from './log.module.css'

const one = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
/** The most faces of a die that is drawn as bars. */
const mostBars = 20

type FacesProps = { gameId: string; onClose: () => void }

/** How often each face came up in this game, compared with the expected number. */
export default function Faces({ gameId, onClose }: FacesProps) {
  // The numbers may be there at once or come later: the choice of the die is not always there to take the focus.
  const dialog = useRef<HTMLElement>(null)
  return (
    <Dialog open title="How the dice fell" onClose={onClose} initialFocus={dialog}>
      <div
        className={common.close}
        ref={(content) => {
          dialog.current = content?.closest('dialog') ?? null
        }}
      >
        <Counts gameId={gameId} />
      </div>
    </Dialog>
  )
}

function Counts({ gameId }: Pick<FacesProps, 'gameId'>) {
  const { currentData, error, isFetching, refetch } = logApi.useCountFacesQuery(
    { params: { gameId } },
    { refetchOnMountOrArgChange: true },
  )
  const [chosen, choose] = useState('')
  if (!currentData)
    return error ? (
      <LoadError error={error} fallback="Couldn't count the dice." busy={isFetching} onRetry={refetch} />
    ) : (
      <Loading label="Counting…">
        <Skeleton lines={3} />
      </Loading>
    )
  const { items } = currentData
  const shown = items.find(({ sides }) => sides === chosen) ?? items.toSorted((a, b) => countOf(b) - countOf(a))[0]
  if (!shown) return <p className={common.small}>No one has rolled where everyone can see it yet.</p>
  return (
    <>
      {items.length > 1 && (
        <Select label="Die" value={shown.sides} onChange={({ target }) => choose(target.value)}>
          {items.map(({ sides }) => (
            <option key={sides}>{sides}</option>
          ))}
        </Select>
      )}
      <Chart die={shown} />
    </>
  )
}

const countOf = ({ faces }: DieCounts) => faces.reduce((sum, { count }) => sum + count, 0)

function Chart({ die }: { die: DieCounts }) {
  const all = countOf(die)
  const least = die.sides === 'dF' ? -1 : 1
  const sides = die.sides === 'dF' ? 3 : Number(die.sides.slice(1))
  const rolled = `Your group has rolled ${inFigures(all)}${die.sides}.`
  if (all < sides)
    return (
      <p>
        {rolled} You'll see how they fell after {inFigures(sides - all)} more.
      </p>
    )
  const expected = all / sides
  const average = one.format(expected)
  const counts = new Map(die.faces.map(({ face, count }) => [face, count]))
  const faces =
    sides <= mostBars ? Array.from({ length: sides }, (_, at) => at + least) : die.faces.map(({ face }) => face)
  const most = Math.max(expected, ...counts.values())
  return (
    <table className={styles.faces}>
      <caption className={common.muted}>
        {rolled} You'd expect each face about {average} times<span aria-hidden="true"> (the dashed line)</span>.
      </caption>
      <thead>
        <tr>
          <th scope="col">Face</th>
          <th scope="col">Rolled</th>
        </tr>
      </thead>
      <tbody>
        {faces.map((face) => (
          <tr key={face}>
            <th scope="row">{inFigures(face)}</th>
            <td>{counts.get(face) ?? 0}</td>
            <td aria-hidden="true" className={styles.track}>
              <span className={styles.bar} style={{ inlineSize: `${(100 * (counts.get(face) ?? 0)) / most}%` }} />
              <span className={styles.expected} style={{ insetInlineStart: `${(100 * expected) / most}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
