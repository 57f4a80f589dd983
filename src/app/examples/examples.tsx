import { type ComponentType, useState } from 'react'
import { Page } from '../../shell/page/page.tsx'
import { useSearchValue } from '../../shell/use-search-value.tsx'
import common from '../../ui/common.module.css'
import { matchesInWords } from '../../ui/filter-list/use-filter.ts'
import { useHydrated } from '../../ui/prerender/use-hydrated.ts'
import { offerCancelSeconds } from '../../ui/progress/use-delay.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import styles from './examples.module.css'
import { ButtonExample } from './parts/button-example.tsx'
import { ConfirmExample } from './parts/confirm-example.tsx'
import { DialogExample } from './parts/dialog-example.tsx'
import { FieldExample } from './parts/field-example.tsx'
import { LoginExample } from './parts/login-example.tsx'
import { MenuExample } from './parts/menu-example.tsx'
import { ProgressExample } from './parts/progress-example.tsx'
import { PromptExample } from './parts/prompt-example.tsx'
import { StepperExample } from './parts/stepper-example.tsx'
import { ToastExample } from './parts/toast-example.tsx'

type Example = { title: string; about: string; Live: ComponentType }

/** The source of each example, by its path. */
const sources = import.meta.glob<string>('./parts/*.tsx', { query: '?raw', import: 'default', eager: true })

const examples: Example[] = [
  {
    title: 'Toast',
    about: 'A short message at the bottom. Success messages close by themselves; warnings and errors stay.',
    Live: ToastExample,
  },
  { title: 'Confirm', about: 'One question, two answers.', Live: ConfirmExample },
  { title: 'Prompt', about: 'Asks for some text, on one line or several.', Live: PromptExample },
  { title: 'Dialog', about: 'Shows something you need to read or answer first.', Live: DialogExample },
  {
    title: 'Progress',
    about: `Blocks the page while a request runs. You can cancel after ${offerCancelSeconds} seconds.`,
    Live: ProgressExample,
  },
  { title: 'Login', about: 'Sign-in with a one-time code, over any page.', Live: LoginExample },
  { title: 'Menu', about: 'A button that opens a list of actions.', Live: MenuExample },
  { title: 'Button', about: 'Five variants, plus a disabled button.', Live: ButtonExample },
  { title: 'Field', about: 'A line of text with its label, hint and error.', Live: FieldExample },
  { title: 'Stepper', about: 'A small whole number, with a button on each side.', Live: StepperExample },
]

/** Every global interface element, live. The navbar's search value filters them. */
export default function Examples() {
  const [text] = useSearchValue()
  const hydrated = useHydrated()
  const search = hydrated ? text.trim().toLowerCase() : ''
  const found = examples.filter(({ title, about }) => `${title} ${about}`.toLowerCase().includes(search))
  return (
    <Page title="Examples" lead="Try every interface element. The search field above filters them.">
      <p role="status">
        {search ? matchesInWords(found.length, ['example', 'examples'], search) : `${found.length} examples.`}
      </p>
      <div className={styles.examples}>
        {found.map(({ title, about, Live }) => (
          <section key={title} aria-labelledby={`example-${title}`} className={`${common.card} ${common.padded}`}>
            <h2 id={`example-${title}`}>{title}</h2>
            <p className={common.muted}>{about}</p>
            <div className={common.actions}>
              <Live />
            </div>
            <Code of={title}>{sources[`./parts/${title.toLowerCase()}-example.tsx`]}</Code>
          </section>
        ))}
      </div>
    </Page>
  )
}

/** The source code of an example, without its imports. It is rendered only when somebody opens it. */
function Code({ of, children }: { of: string; children: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.source} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        View code<VisuallyHidden> of {of}</VisuallyHidden>
      </summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard (WCAG 2.1.1)
        <pre tabIndex={0} className={`${common.padded} ${common.small}`}>
          <code>{children?.slice(children.indexOf('export function'))}</code>
        </pre>
      )}
    </details>
  )
}
