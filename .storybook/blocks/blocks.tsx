import { DocsContext, Story, useOf } from '@storybook/addon-docs/blocks'
import { type ComponentProps, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'
import { viewports } from '../harness/toolbar.ts'
import { inSentenceCase } from '../look/story-name.ts'

type PageLinkProps = ComponentProps<'a'> & {
  /** The page: `docs/components-button--docs`, or `story/` and a story's id. */
  to: string
}

/** A link to another page of Storybook. It opens in place of this one; with a key for a new tab, in a new Storybook. */
export function PageLink({ to, ...props }: PageLinkProps) {
  const { channel } = useContext(DocsContext)
  return (
    <a
      {...props}
      href={`./?path=/${to}`}
      target="_top"
      onClick={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        channel.emit(NAVIGATE_URL, `?path=/${to}`)
      }}
    />
  )
}

/** The width that a story asks for, pixels: `globals: onPhone`. */
function widthOf(globals: Record<string, unknown> = {}): number | undefined {
  const { value } = (globals.viewport ?? {}) as { value?: keyof typeof viewports }
  return value && Number.parseInt(viewports[value].styles.width, 10)
}

/** The stories that the page is about, in their order, without those of behaviour. */
const useStates = () =>
  useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => !tags.includes('behaviour') && !tags.includes('test-fn'))

/** Whether a story can be drawn in the flow of a docs page. Another needs a window of its own, or changes the page. */
const isInFlow = ({ parameters, storyGlobals }: ReturnType<typeof useStates>[number]) =>
  !parameters.frame && !storyGlobals.textSize && !storyGlobals.direction

/**
 * The states of the component that the page is about: its stories, in their order, without those of its behaviour.
 * Nothing in them can be used or takes the focus; a link leads to each. Those that need a window of their own are links
 * alone.
 */
export function States() {
  const states = useStates()
  const others = states.filter((story) => !isInFlow(story))
  return (
    <>
      <div className="states sb-unstyled">
        {states.filter(isInFlow).map((story) => (
          <figure key={story.id} className="state" data-wide={story.parameters.layout === 'fullscreen' || undefined}>
            <div className="state-stage" inert style={{ maxInlineSize: widthOf(story.storyGlobals) }}>
              <Story of={story.moduleExport} />
            </div>
            <Caption id={story.id} name={story.name} text={story.parameters.docs?.description?.story} />
          </figure>
        ))}
      </div>
      {others.length > 0 && (
        <p>
          Also:{' '}
          {others.map(({ id, name }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <PageLink to={`story/${id}`}>{inSentenceCase(name)}</PageLink>
            </span>
          ))}
        </p>
      )}
    </>
  )
}

/** The page of a screen, whose stories have the tag `autodocs`: the first of its states in a frame, and links to all. */
export function ScreenPage() {
  const states = useStates()
  const [first] = states
  if (!first) return null
  return (
    <>
      <h1>{first.title.split('/').slice(1).join(' / ')}</h1>
      <Frame of={first.moduleExport} />
      <ul>
        {states.map(({ id, name, parameters }) => (
          <li key={id}>
            <PageLink to={`story/${id}`}>{inSentenceCase(name)}</PageLink>
            {parameters.docs?.description?.story && <> – {parameters.docs.description.story}</>}
          </li>
        ))}
      </ul>
    </>
  )
}

type FrameProps = { of: Parameters<typeof useOf>[0]; children?: ReactNode }

const half = 0.5

/**
 * A story that needs a window of its own, such as a phone's, in a frame. It is loaded when it is scrolled to. Use it at
 * most once on a page: each frame loads the whole preview again.
 */
export function Frame({ of, children }: FrameProps) {
  const { story } = useOf(of, ['story'])
  const stage = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  // `loading="lazy"` begins to load thousands of pixels before the frame is seen. An edge that is seen does not count:
  // the states above push the frame down once they are rendered.
  useEffect(() => {
    const look = ([entry]: IntersectionObserverEntry[]) => entry && entry.intersectionRatio >= half && setIsSeen(true)
    const observer = new IntersectionObserver(look, { threshold: half })
    if (stage.current) observer.observe(stage.current)
    return () => observer.disconnect()
  }, [])
  return (
    <figure className="state sb-unstyled">
      <div className="state-stage" inert ref={stage}>
        <iframe
          title={story.name}
          src={isSeen ? `iframe.html?id=${story.id}&viewMode=story&embed=true` : undefined}
          style={{ width: widthOf(story.storyGlobals) ?? '100%', height: story.parameters.frame ?? '40rem' }}
        />
      </div>
      <Caption id={story.id} name={story.name} text={children} />
    </figure>
  )
}

function Caption({ id, name, text }: { id: string; name: string; text?: ReactNode }) {
  return (
    <figcaption>
      <PageLink to={`story/${id}`}>{inSentenceCase(name)}</PageLink>
      {text && <span> {text}</span>}
    </figcaption>
  )
}

type TableProps = { head: string[]; rows: ReactNode[][]; caption?: string }

/** A table of a docs page. The first cell of a row names it. A wide table scrolls by itself; the page does not. */
export function Table({ head, rows, caption }: TableProps) {
  const id = useId()
  return (
    // A scrolling region has to be reachable by keyboard (WCAG 2.1.1).
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as said above
    <section className="docs-scroll sb-unstyled" tabIndex={0} aria-labelledby={id}>
      <table className="docs-table">
        <caption id={id} className={caption ? undefined : 'sb-sr-only'}>
          {caption ?? head.join(', ')}
        </caption>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a page never change their order
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
