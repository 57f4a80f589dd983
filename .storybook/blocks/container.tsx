import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import tokens from '../../src/ui/tokens.css?raw'
import { dressPage } from '../harness/toolbar.ts'
import { type Mode, themeOf } from '../look/theme.ts'
import './blocks.css'
import './docs.css'

const themes = { light: themeOf(tokens, 'light'), dark: themeOf(tokens, 'dark') }
const systemIsDark = matchMedia('(prefers-color-scheme: dark)')

/** The theme chosen in the toolbar, which is in the address, or else the system's. */
function modeOf(theme: unknown): Mode {
  if (theme === 'light' || theme === 'dark') return theme
  return systemIsDark.matches ? 'dark' : 'light'
}

/** A docs page with the product's look, in the theme of the toolbar. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [mode, setMode] = useState(() => modeOf(/theme:(light|dark)/.exec(location.search)?.[1]))
  useEffect(() => {
    dressPage({ theme: mode })
    const follow = ({ globals }: { globals: Record<string, unknown> }) => setMode(modeOf(globals.theme))
    context.channel.on('globalsUpdated', follow)
    return () => context.channel.off('globalsUpdated', follow)
  }, [context, mode])
  return (
    <DocsContainer context={context} theme={themes[mode]}>
      <main>{children}</main>
    </DocsContainer>
  )
}
