import type { Equivalent } from './equivalent.ts'

const folder = 'src/features/sign-in'
const isNotRead = 'Nobody reads the answer in the cache, where it would stay.'
const toldApart = 'FormAlert > FormAlert > count'
const isCount = 'The count only tells what is said from what was said before.'
const isSubmit = 'A button of a form submits it unless it says otherwise.'
const isLeft = 'What was left is aborted, and an aborted call says nothing.'

export const ofSignIn: Equivalent[] = [
  {
    file: `${folder}/abort-attempt.ts`,
    within: 'progressId',
    from: "'sign-in'",
    to: ["''"],
    reason: 'The name only tells it from others, and no other is empty.',
  },
  {
    file: `${folder}/abort-logout.ts`,
    within: 'abortLogout > running',
    from: "dispatch(authApi.util.getRunningMutationsThunk()).filter(({ arg }) => arg.endpointName === 'logout')",
    to: ['dispatch(authApi.util.getRunningMutationsThunk())'],
    reason:
      'No other change is under way then: all calls of a person who leaves are aborted, and a sign-in makes one at a time.',
  },
  { file: `${folder}/attempt.ts`, within: 'runAttempt', from: 'isCurrent()', to: ['true'], reason: isLeft },
  {
    file: `${folder}/check-code.ts`,
    within: 'checkCode > text',
    from: "code.error.issues[0]?.message ?? ''",
    to: ['code.error.issues[0]?.message'],
    reason: 'What is refused has an issue; the compiler does not know.',
  },
  {
    file: `${folder}/check-code.ts`,
    within: 'checkCode',
    from: 'until',
    to: ['true'],
    reason: 'Without a time it sets none, and an earlier wait is over: nothing was sent before.',
  },
  {
    file: `${folder}/check-code.ts`,
    within: 'signInWith',
    from: 'true',
    to: ['false'],
    reason: 'Who is signed in has ended the attempt: its result no longer counts.',
  },
  { file: `${folder}/check-code.ts`, within: 'spendCode > track', from: 'false', to: ['true'], reason: isNotRead },
  {
    file: `${folder}/start-verification.ts`,
    within: 'requestCode > answer > track',
    from: 'false',
    to: ['true'],
    reason: isNotRead,
  },
  { file: `${folder}/drop-session.ts`, within: 'dropSession > track', from: 'false', to: ['true'], reason: isNotRead },
  {
    file: `${folder}/sign-in-errors.ts`,
    within: 'toSignInError',
    from: 'statusOf(error) ?? 0',
    to: ['statusOf(error)'],
    reason: 'What is absent is in no list; the compiler asks for a number.',
  },
  {
    file: `${folder}/sign-in-errors.ts`,
    within: 'toSignInError',
    from: '0',
    to: ['1'],
    reason: 'Neither is in the list.',
  },
  {
    file: `${folder}/sign-in-slice.ts`,
    within: 'initialState > checkWaitUntil',
    from: '0',
    to: ['1'],
    reason: 'Both are long past.',
  },
  {
    file: `${folder}/sign-in-slice.ts`,
    within: 'signInSlice > reducers > resendDelayed',
    from: 'state.pending',
    to: ['true'],
    reason: 'Another code is asked for only where one was sent; the compiler does not know.',
  },
  { file: `${folder}/components/form-alert.tsx`, within: toldApart, from: '0', to: ['1'], reason: isCount },
  { file: `${folder}/components/form-alert.tsx`, within: toldApart, from: '1', to: ['2'], reason: isCount },
  {
    file: `${folder}/components/form-alert.tsx`,
    within: toldApart,
    from: 'said.count + 1',
    to: ['said.count - 1'],
    reason: isCount,
  },
  {
    file: `${folder}/components/form-alert.tsx`,
    within: 'FormAlert > FormAlert',
    from: '1',
    to: ['2'],
    reason: 'What Tab passes by has any number below zero.',
  },
  {
    file: `${folder}/components/login-dialog.tsx`,
    within: 'VerifyStep',
    from: "import('./verify-step.tsx')",
    to: ['undefined'],
    reason: 'The page of the tests has loaded it before. The journeys notice it, which are not tried.',
  },
  {
    file: `${folder}/components/verify-step.tsx`,
    within: 'VerifyStep',
    from: 'field.current?.focus()',
    to: ['undefined'],
    reason: 'In Chromium what is selected has the focus; other browsers only select.',
  },
  {
    file: `${folder}/components/verify-step.tsx`,
    within: 'VerifyStep > startOver',
    from: '[field]',
    to: ['[]'],
    reason: 'The field is the same for as long as the step is there.',
  },
  { file: `${folder}/components/start-step.tsx`, within: 'StartStep', from: '"submit"', to: ["''"], reason: isSubmit },
  {
    file: `${folder}/components/verify-step.tsx`,
    within: 'VerifyStep',
    from: '"submit"',
    to: ["''"],
    reason: isSubmit,
  },
  {
    file: `${folder}/screens/login.tsx`,
    within: 'LoginPage > toVerify',
    from: "'.'",
    to: ["''"],
    reason: 'The router takes an empty address for the page itself, as it does a dot.',
  },
  {
    file: `${folder}/screens/login.tsx`,
    within: 'LoginPage',
    from: "'start'",
    to: ["''"],
    reason: 'The dialog shows Start for whatever is not Verify.',
  },
  {
    file: `${folder}/screens/logout.tsx`,
    within: 'Logout > tryAgain',
    from: '1',
    to: ['2'],
    reason: 'The count only tells one attempt from another, and that there was one.',
  },
  {
    file: `${folder}/use-abort-on-leave.ts`,
    within: 'useAbortOnLeave',
    from: '[dispatch]',
    to: ['[]'],
    reason: 'The store is the same for as long as the app is there.',
  },
]
