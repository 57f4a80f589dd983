import { type Of, useOf } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { viewports } from '../stage/toolbar.ts'
import { useMode } from './mode.ts'

/** The width in a story's globals, which name its viewport: `globals: onPhone`. */
function widthOf(globals: Record<string, unknown> = {}): number | undefined {
  const { value } = (globals.viewport ?? {}) as { value?: keyof typeof viewports }
  return value && Number.parseInt(viewports[value].styles.width, 10)
}

/** Several pictures, side by side where there is room. */
export function Pictures({ children }: { children: ReactNode }) {
  return <div className="pictures">{children}</div>
}

type PictureProps = {
  of: Of
  /** The caption; by default the story's own text. */
  children?: ReactNode
}

/**
 * A story as a picture: in a page of its own with the story's own width, without its play and without taking the focus.
 * Its content comes from its args and from the mocked backend. A link leads to the live story.
 */
export function Picture({ of, children }: PictureProps) {
  const mode = useMode()
  const { story } = useOf(of, ['story'])
  const width = widthOf(story.storyGlobals)
  const { height = '22rem' } = story.parameters.docs?.story ?? {}
  const text: string | undefined = story.parameters.docs?.description?.story
  const src = `iframe.html?id=${story.id}&viewMode=story&embed=true&globals=theme:${mode}`
  return (
    <figure className="picture sb-unstyled">
      {/* The frames are inert: no tab stops, and nothing that is read out twice. The caption describes the picture. */}
      <div className="picture-frame">
        <iframe
          key={src}
          title={story.name}
          src={src}
          inert
          loading="lazy"
          data-width={width}
          style={{ width, height }}
        />
      </div>
      <figcaption>
        {children ?? text ?? story.name}
        {width && ` ${width} px wide.`}{' '}
        <a href={`./?path=/story/${story.id}`} target="_top">
          Try “{story.name}”
        </a>
      </figcaption>
    </figure>
  )
}
