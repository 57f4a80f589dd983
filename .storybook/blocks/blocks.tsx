import { DocsContext, HeaderMdx, Story, useOf } from '@storybook/addon-docs/blocks'
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

/** The stories that the page is about, in their order: its states, or those of its behavior. */
const useStories = (behaves = false) =>
  useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('behaviour') === behaves && !tags.includes('test-fn'))

type ShownStory = ReturnType<typeof useStories>[number]

/** Whether a story can be drawn in the flow of a docs page. Another needs a window of its own, or changes the page. */
const isInFlow = ({ parameters, storyGlobals }: ShownStory) =>
  !parameters.frame && !storyGlobals.textSize && !storyGlobals.direction

/** What a story shows whose name means the same in every component. */
const usual: Record<string, string> = {
  'Empty log': 'Nothing has been rolled or said yet.',
  'Large text': 'Text at 200%.',
  'Long text': 'It wraps.',
  'Right to left': 'The page runs right to left, as in Arabic.',
}

/** What a story shows, in a sentence: the comment above it. What is between backticks is code. */
const aboutOf = ({ name, parameters }: Pick<ShownStory, 'name' | 'parameters'>): ReactNode => {
  const text: string | undefined = parameters.docs?.description?.story ?? usual[inSentenceCase(name)]
  const parts = text?.split('`')
  return parts && parts.length > 1 ? parts.map((part, at) => (at % 2 ? <code key={part}>{part}</code> : part)) : text
}

const isPicture = ({ tags }: ShownStory) => tags.includes('picture')

const firstOf = (states: ShownStory[]) => states.find((story) => isInFlow(story) || isPicture(story))

/**
 * The first state of the component that the page is about. Nothing in it can be used or takes the focus; a link leads to
 * the story, where it can be used.
 */
export function Primary() {
  const first = firstOf(useStories())
  if (!first) return null
  return isInFlow(first) ? <State story={first} className="state sb-unstyled" /> : <Frame of={first.moduleExport} />
}

/**
 * The other states of the component: its stories, in their order. Those that need a window of their own are links
 * alone, but for a few in frames, and so are those of its behavior.
 */
export function Examples({ framed = [] }: { framed?: FrameProps['of'][] }) {
  const all = useStories()
  const behavior = useStories(true)
  const context = useContext(DocsContext)
  const framedIds = framed.map((of) => context.resolveOf(of, ['story']).story.id)
  const first = firstOf(all)
  const states = all.filter((story) => story !== first)
  const inFlow = states.filter(isInFlow)
  const others = [...states.filter((story) => !isInFlow(story) && !framedIds.includes(story.id)), ...behavior]
  return (
    <>
      {inFlow.length > 0 && (
        <div className="states sb-unstyled">
          {inFlow.map((story) => (
            <State key={story.id} story={story} className="state" />
          ))}
        </div>
      )}
      {framed.map((of, at) => (
        <Frame key={framedIds[at]} of={of} />
      ))}
      {others.length > 0 && <StoryLinks stories={others} />}
    </>
  )
}

/** The name of each story that is a table. It may be wider than the page. */
const tableOfStates = 'All states'

function State({ story, className }: { story: ShownStory; className: string }) {
  const { id, name, moduleExport, parameters, storyGlobals } = story
  const stage = (
    <div className="state-stage" inert style={{ maxInlineSize: widthOf(storyGlobals) }}>
      <Story of={moduleExport} />
    </div>
  )
  return (
    <figure className={className} data-wide={parameters.layout === 'fullscreen' || undefined}>
      {inSentenceCase(name) === tableOfStates ? <Scrolling aria-label={tableOfStates}>{stage}</Scrolling> : stage}
      <Caption id={id} name={name} text={aboutOf(story)} />
    </figure>
  )
}

const StoryLinks = ({ stories }: { stories: ShownStory[] }) => (
  <ul>
    {stories.map((story) => (
      <li key={story.id}>
        <PageLink to={`story/${story.id}`}>{inSentenceCase(story.name)}</PageLink>
        {aboutOf(story) && <> – {aboutOf(story)}</>}
      </li>
    ))}
  </ul>
)

/** Links to all stories of the page, where none can be drawn on it. */
export const AllStories = () => <StoryLinks stories={useStories()} />

/** Links to stories under a heading, if there are any. */
const LinksUnder = ({ id, heading, stories }: { id: string; heading: string; stories: ShownStory[] }) =>
  stories.length > 0 && (
    <>
      <HeaderMdx as="h2" id={id}>
        {heading}
      </HeaderMdx>
      <StoryLinks stories={stories} />
    </>
  )

/**
 * The page of a screen, whose stories have the tag `autodocs`: what the screen is for, the first of its states and those
 * with the tag `picture` in frames, and links to the others and to those of its behavior.
 */
export function ScreenPage() {
  const [first, ...others] = useStories()
  const behavior = useStories(true)
  if (!first) return null
  const [, ...path] = first.title.split('/')
  return (
    <>
      <h1>{path.join(' / ')}</h1>
      <p>{screens[path.join(' / ')]}</p>
      {[first, ...others.filter(isPicture)].map(({ id, moduleExport }) => (
        <Frame key={id} of={moduleExport} />
      ))}
      <LinksUnder id="states" heading="Other states" stories={others.filter((story) => !isPicture(story))} />
      <LinksUnder id="behavior" heading="Behavior" stories={behavior} />
    </>
  )
}

/** What each screen is for. */
const screens: Record<string, string> = {
  Welcome: 'What the app is for, and the way in, for someone who isn’t signed in.',
  Login: 'Signs someone in with a one-time code, sent to a phone number or an email address.',
  Home: 'Where you start once you’re signed in: the next session, what to do next, and your games.',
  'Game / List': 'All your games, with the archived ones last, and a way to create a new one.',
  'Game / Overview': 'One game: what it is about, who is in it, and what to do before the first session.',
  'Game / Settings': 'Where you edit, archive or leave a game.',
  'Lobby / Seats': 'Who is here, who is ready, and the start of the game.',
  'Lobby / Dates': 'The proposed dates, everyone’s answers, and the next session.',
  'Lobby / Notes and boundaries': 'The agenda, the recap, and what should not come up in play.',
  'Create Game': 'The form that creates a game.',
  'Invite Players': 'The invite links of a game, and requests from people who want to join.',
  Join: 'What you see when you open an invite link: the game, and a way to take a seat.',
  Character: 'The characters of a game, and the numbers that the whole party needs.',
  'Character / Sheet': 'One character’s numbers, tracks and texts. In play, you change a number with one tap.',
  'Character / Refills': 'Named actions that set several blocks of a sheet at once, such as a rest.',
  'Character / Conditions': 'The conditions of a game, such as Soaked, and what each does.',
  'Dice and log': 'The dice to roll, and the log of rolls and messages.',
  'Dice and log / Roll request': 'A roll that the host asks members for.',
  'Idea Builder / Card': 'An idea drawn from random tables, line by line.',
  'Idea Builder / Kept ideas': 'The ideas you have kept. Type to find one.',
  'Idea Builder / In this game': 'The ideas that members share with the game.',
  'Idea Builder / Random tables': 'The tables that cards are drawn from, including your own.',
  'Idea Builder / Import': 'Ideas from a file. You see a preview before you keep them.',
  Profile: 'Your name, sigil and color, and where you’re signed in.',
  Logout: 'What you see after you sign out, even if the app can’t reach the server.',
  'Table (VTT)': 'The map of a game. It’s not built yet.',
  Combat: 'The turn order of a fight. It’s not built yet.',
  'Broken screen': 'What you see in place of a screen that failed.',
  Examples: 'Every global interface element, to try yourself.',
  'Live changes': 'Other members’ changes, as they happen.',
  'Page Not Found': 'What you see at an address that doesn’t exist.',
}

type FrameProps = { of: Parameters<typeof useOf>[0] }

const half = 0.5

/**
 * A story that needs a window of its own, such as a phone's, in a frame. It is loaded when it is scrolled to. A page has
 * few: each frame loads the whole preview again.
 */
function Frame({ of }: FrameProps) {
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
      <Caption id={story.id} name={story.name} text={aboutOf(story)} />
    </figure>
  )
}

function Caption({ id, name, text }: { id: string; name: string; text?: ReactNode }) {
  return (
    <figcaption>
      <PageLink to={`story/${id}`}>{inSentenceCase(name)}</PageLink>
      {text && <span> – {text}</span>}
    </figcaption>
  )
}

/** What may be wider than the page. It scrolls by itself, also by the keyboard (WCAG 2.1.1), and its edges show it. */
const Scrolling = ({ className = '', ...props }: ComponentProps<'section'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: as said above
  <section {...props} className={`docs-scroll ${className}`} tabIndex={0} />
)

type TableProps = { head: string[]; rows: ReactNode[][]; caption?: string }

/** A table of a docs page. The first cell of a row names it. */
export function Table({ head, rows, caption }: TableProps) {
  const id = useId()
  return (
    <Scrolling className="sb-unstyled" aria-labelledby={id}>
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
    </Scrolling>
  )
}
