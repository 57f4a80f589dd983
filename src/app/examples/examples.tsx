import { type ComponentType, useState } from 'react'
import { Page } from '../../shell/page/page.tsx'
import { useSearchValue } from '../../shell/use-search-value.tsx'
import { useHydrated } from '../../ui/prerender/use-hydrated.ts'
import { offerCancelSeconds } from '../../ui/progress/use-delay.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import styles from './examples.module.css'
import { ButtonExample } from './parts/button-example.tsx'
import buttonCode from './parts/button-example.tsx?raw'
import { ConfirmExample } from './parts/confirm-example.tsx'
import confirmCode from './parts/confirm-example.tsx?raw'
import { DialogExample } from './parts/dialog-example.tsx'
import dialogCode from './parts/dialog-example.tsx?raw'
import { FieldExample } from './parts/field-example.tsx'
import fieldCode from './parts/field-example.tsx?raw'
import { LoginExample } from './parts/login-example.tsx'
import loginCode from './parts/login-example.tsx?raw'
import { MenuExample } from './parts/menu-example.tsx'
import menuCode from './parts/menu-example.tsx?raw'
import { ProgressExample } from './parts/progress-example.tsx'
import progressCode from './parts/progress-example.tsx?raw'
import { PromptExample } from './parts/prompt-example.tsx'
import promptCode from './parts/prompt-example.tsx?raw'
import { ToastExample } from './parts/toast-example.tsx'
import toastCode from './parts/toast-example.tsx?raw'

type Example = { title: string; about: string; Live: ComponentType; code: string }

const examples: Example[] = [
  {
    title: 'Toast',
    about: 'A short message at the bottom. Success messages disappear; warnings and errors stay.',
    Live: ToastExample,
    code: toastCode,
  },
  { title: 'Confirm', about: 'One question, two answers.', Live: ConfirmExample, code: confirmCode },
  { title: 'Prompt', about: 'Asks for some text, on one line or several.', Live: PromptExample, code: promptCode },
  { title: 'Dialog', about: 'A frame for anything that needs an answer first.', Live: DialogExample, code: dialogCode },
  {
    title: 'Progress',
    about: `Holds the page while a request runs. After ${offerCancelSeconds} seconds, you can cancel.`,
    Live: ProgressExample,
    code: progressCode,
  },
  { title: 'Login', about: 'Sign-in with a one-time code, over any page.', Live: LoginExample, code: loginCode },
  { title: 'Menu', about: 'A button that opens a list of actions.', Live: MenuExample, code: menuCode },
  { title: 'Button', about: 'Five ways to say how much it matters.', Live: ButtonExample, code: buttonCode },
  { title: 'Field', about: 'A text with its label, hint and error.', Live: FieldExample, code: fieldCode },
]

/** Every global interface element, live. The navbar's search value filters them. */
export default function Examples() {
  const [text] = useSearchValue()
  const hydrated = useHydrated()
  const search = hydrated ? text.trim().toLowerCase() : ''
  const found = examples.filter(({ title, about }) => `${title} ${about}`.toLowerCase().includes(search))
  return (
    <Page title="Examples" lead="Try every interface element. The search field above filters them.">
      <p role="status">{countOf(found.length, search)}</p>
      {found.map(({ title, about, Live, code }) => (
        <section key={title} aria-labelledby={`example-${title}`} className={styles.example}>
          <h2 id={`example-${title}`}>{title}</h2>
          <p className={styles.about}>{about}</p>
          <div className={styles.live}>
            <Live />
          </div>
          <Code of={title}>{code}</Code>
        </section>
      ))}
    </Page>
  )
}

/** The source code of an example. It is rendered only when somebody opens it. */
function Code({ of, children }: { of: string; children: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.source} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        View code<VisuallyHidden> of {of}</VisuallyHidden>
      </summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard (WCAG 2.1.1)
        <pre tabIndex={0}>
          <code>{children}</code>
        </pre>
      )}
    </details>
  )
}

function countOf(count: number, search: string): string {
  if (!search) return `${count} examples.`
  if (count === 0) return `No example matches “${search}”.`
  return count === 1 ? `1 example matches “${search}”.` : `${count} examples match “${search}”.`
}
