import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import {
  type ComponentProps,
  isValidElement,
  type PropsWithChildren,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { Button } from '../../src/ui/button/button.tsx'
import tokens from '../../src/ui/tokens.css?raw'
import { dressPage } from '../harness/toolbar.ts'
import { type Mode, themeOf } from '../look/theme.ts'
import './docs.css'

const themes = { light: themeOf(tokens, 'light'), dark: themeOf(tokens, 'dark') }
const systemIsDark = matchMedia('(prefers-color-scheme: dark)')

/** The theme chosen in the toolbar, or else the system's. */
const modeOf = (theme: unknown): Mode =>
  theme === 'light' || theme === 'dark' ? theme : systemIsDark.matches ? 'dark' : 'light'

function followSystem(changed: () => void) {
  systemIsDark.addEventListener('change', changed)
  return () => systemIsDark.removeEventListener('change', changed)
}

/** A docs page with the product's look, in the theme of the toolbar. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState<unknown>(() => /theme:(light|dark)/.exec(location.search)?.[1])
  const mode = useSyncExternalStore(followSystem, () => modeOf(theme))
  useEffect(() => {
    dressPage({ theme })
    const follow = ({ globals }: { globals: Record<string, unknown> }) => setTheme(globals.theme)
    context.channel.on('globalsUpdated', follow)
    return () => context.channel.off('globalsUpdated', follow)
  }, [context, theme])
  return (
    <DocsContainer context={context} theme={themes[mode]}>
      <main>{children}</main>
    </DocsContainer>
  )
}

const copiedMs = 2_000

/** A block of code in an MDX file, with a button that copies it. */
export function Snippet({ children }: ComponentProps<'pre'>) {
  const [isCopied, setIsCopied] = useState(false)
  const text = isValidElement<{ children: string }>(children) ? children.props.children.trimEnd() : ''
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), copiedMs)
  }
  return (
    <div className="snippet sb-unstyled">
      <Button variant="quiet" onClick={copy}>
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard (WCAG 2.1.1) */}
      <pre className="docs-scroll" tabIndex={0}>
        <code>{text}</code>
      </pre>
    </div>
  )
}
