import { expect } from 'storybook/test'
import { Matrix } from '../../../.storybook/blocks/matrix.tsx'
import { defaults, inLargeText, onPhone } from '../../../.storybook/harness/stories.tsx'
import preview from '../../../.storybook/preview.tsx'
import { Loading, Skeleton } from './skeleton.tsx'

type Game = { name: string; about: string }

/** `aria-busy` is on an element that is always there, so that a screen reader waits until its content is complete. */
function GameText({ game }: { game: Game | undefined }) {
  return (
    <div aria-busy={!game}>
      {game ? (
        <>
          <h3>{game.name}</h3>
          <p>{game.about}</p>
        </>
      ) : (
        <Loading label="Loading your game…">
          <Skeleton shape="heading" width="12rem" />
          <Skeleton lines={2} />
        </Loading>
      )}
    </div>
  )
}

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  argTypes: defaults({ shape: 'text', height: '3rem' }),
  subcomponents: { Loading },
})

const shapes = ['text', 'three lines', 'heading', 'block', 'circle'] as const

/** Every shape. */
export const AllStates = meta.story({
  render: () => (
    <Matrix label="Shapes" rows={shapes} columns={['skeleton']}>
      {(shape) => (
        <div style={{ inlineSize: '14rem' }}>
          {shape === 'three lines' ? <Skeleton lines={3} /> : <Skeleton shape={shape} />}
        </div>
      )}
    </Matrix>
  ),
})

/** The skeletons have no text. A hidden text says what is loading. */
export const Announced = meta.story({
  render: () => (
    <Loading label="Loading your games…">
      <Skeleton lines={3} />
    </Loading>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your games…')
  },
})

/** The text has the size of its skeleton. */
export const SameSizeAsItsText = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <p>While it loads</p>
      <GameText game={undefined} />
      <p>Loaded</p>
      <GameText game={{ name: 'The Gryphon’s Debt', about: 'A debt is called in at the worst of times. '.repeat(2) }} />
    </div>
  ),
  globals: onPhone,
  play: async ({ canvas, canvasElement }) => {
    const [skeleton, text] = canvasElement.querySelectorAll('[aria-busy]')
    await expect(skeleton?.getBoundingClientRect().height).toBe(text?.getBoundingClientRect().height)
    await expect(skeleton).toContainElement(canvas.getByRole('status'))
    await expect(text).toContainElement(canvas.getByRole('heading'))
  },
})

export const LargeText = meta.story({ args: { lines: 2 }, globals: inLargeText })
