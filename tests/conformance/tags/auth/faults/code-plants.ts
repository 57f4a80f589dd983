import type { Behind, Call } from '../../../kernel/faults/fault.ts'
import { madeUp, mutateResponse } from '../../../kernel/faults/mutate-response.ts'

export const isCheck = ({ id }: Call) => id === 'checkVerification'
export const cookie: [string, string] = [
  'Set-Cookie',
  'emberhall_session=planted-session; HttpOnly; SameSite=Lax; Path=/',
]
export const letIn = () => madeUp(200, { verified: true }, cookie)
export const wrong = () => madeUp(400, { message: 'That code is not right. Check it and try again.' })
export const sentFor = ({ world }: Behind, requestId: unknown) =>
  world.outbox.list().find(({ id }) => id === requestId)?.code
export const checked = (code: number, edit: Parameters<typeof mutateResponse>[2]) =>
  mutateResponse('checkVerification', code, edit)
