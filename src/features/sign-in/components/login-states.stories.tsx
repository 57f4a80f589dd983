import type { StoryContext } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { onPhone } from '../../../../.storybook/stage/surroundings.ts'
import { exampleMessage } from '../../../../mocks/http/example-message.ts'
import type { FaultId } from '../../../../mocks/scenarios/faults.ts'
import type { OperationId } from '../../../contract/operations.gen.ts'
import { checkCode } from '../check-code.ts'
import { contactChanged } from '../sign-in-slice.ts'
import { startVerification } from '../start-verification.ts'
import { LoginDialog } from './login-dialog.tsx'

/** States that the mocked backend prepares before the dialog is shown. They serve pictures, in which nobody types. */
const meta = preview.meta({
  title: 'Components/Login dialog',
  component: LoginDialog,
  args: { open: true, modal: false, step: 'verify' as const, onStepChange: fn(), onClose: fn() },
  parameters: { app: { overlays: true } },
})

type Context = Pick<StoryContext, 'store'>

async function send({ store }: Context, contact = 'rowan@example.com') {
  store.dispatch(contactChanged(contact))
  await store.dispatch(startVerification())
}

async function sendAndCheck(context: Context) {
  await send(context)
  await context.store.dispatch(checkCode('123456'))
}

const failing = (operation: OperationId, fault: FaultId) => ({
  app: { overlays: true, faults: { [operation]: fault } },
})

export const CodeSent = meta.story({
  beforeEach: (context) => send(context),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Code' })).toBeVisible()
  },
})

export const CodeSentOnPhone = meta.story({
  beforeEach: (context) => send(context, '+12025550123'),
  globals: onPhone,
})

export const NoContact = meta.story({
  args: { step: 'start' },
  beforeEach: (context) => send(context, 'rowan at example'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Unable to start verification/)).toBeVisible()
  },
})

export const TooManyRequests = meta.story({
  args: { step: 'start' },
  parameters: failing('startVerification', '429-seconds'),
  beforeEach: (context) => send(context),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(new RegExp(exampleMessage('startVerification', 429)))).toBeVisible()
  },
})

export const Offline = meta.story({
  args: { step: 'start' },
  parameters: failing('startVerification', 'offline'),
  beforeEach: (context) => send(context),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Unable to start verification/)).toBeVisible()
  },
})

export const WrongCode = meta.story({
  parameters: failing('checkVerification', '400-message'),
  beforeEach: sendAndCheck,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('That was refused.')).toBeVisible()
  },
})

export const Expired = meta.story({
  parameters: failing('checkVerification', '410-message'),
  beforeEach: sendAndCheck,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This code has expired. Ask for a new one.')).toBeVisible()
  },
})
