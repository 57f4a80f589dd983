import { pendingMinutes } from '../../src/features/sign-in/limits.ts'
import { pendingKey } from '../../src/features/sign-in/pending-key.ts'
import { signOutLeadSeconds } from '../../src/platform/session/limits.ts'
import { recordKey } from '../../src/platform/session/record-key.ts'

/**
 * What stands in a prerendered page: it marks the document of who is known to be signed in, by the stored record, so
 * that `src/ui/base.css` shows them no navbar and no login form of a visitor before the app has come. The same text in
 * every build, so that the policy can name its hash. It also marks it where this tab waits for a code: a reload then shows
 * no first step, into which the code would be typed, but that the page is on its way.
 */
export const signedInHintScript =
  `try{const{userId,session}=JSON.parse(localStorage.getItem('${recordKey}'));` +
  `if(userId&&session.exp*1e3-${signOutLeadSeconds * 1000}>Date.now())document.documentElement.dataset.signedIn=''}catch{}` +
  `try{if(JSON.parse(sessionStorage.getItem('${pendingKey}')).sentAt+${pendingMinutes * 60_000}>Date.now()` +
  `&&history.state?.usr?.step!='start')document.documentElement.dataset.codeSent=''}catch{}`
