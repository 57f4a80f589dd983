import { addons } from 'storybook/manager-api'
import { themeOf } from './look/theme.ts'
import { addSendEvent } from './send-event.ts'

const css = document.getElementById('tokens')?.textContent ?? ''
const dark = matchMedia('(prefers-color-scheme: dark)')

const dress = () =>
  addons.setConfig({
    theme: themeOf(css, dark.matches ? 'dark' : 'light'),
    sidebar: { showRoots: true },
    toolbar: { title: { hidden: false } },
  })

dress()
dark.addEventListener('change', dress)
addSendEvent()
