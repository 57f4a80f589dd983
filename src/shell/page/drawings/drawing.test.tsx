import type { CSSProperties } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Drawing } from './drawing.tsx'
import game from './game.svg?raw'

const partOf = (container: Element) => container.querySelector('g')

test('the page sets the colors of lines, paper and ember', async () => {
  const page = { '--color-drawing': 'rgb(1, 2, 3)', '--color-raised': 'rgb(4, 5, 6)', '--color-ember': 'rgb(7, 8, 9)' }
  const { container } = await render(
    <div style={page as CSSProperties}>
      <Drawing src={game} />
    </div>,
  )
  const part = partOf(container)
  if (!part) throw new Error('Nothing was rendered.')
  const { stroke, fill, color } = getComputedStyle(part)
  expect({ stroke, fill, color }).toEqual({ stroke: 'rgb(1, 2, 3)', fill: 'rgb(4, 5, 6)', color: 'rgb(7, 8, 9)' })
})
