import { pendingKey, pendingMinutes } from '../../src/features/sign-in/pending-verification.ts'
import { markKey, recordKey } from '../../src/session/session-record.ts'
import { signOutLeadSeconds } from '../../src/session/session-timer.ts'

/**
 * The inline script of a prerendered page. It marks the document if the stored record says that somebody is signed in and
 * no logout is marked.
 * `src/ui/base.css` then hides the visitor's navbar and login form until the app has loaded. It also marks the document
 * if this tab waits for a code: a reload then shows a loading bar instead of the first step, into which the code would
 * be typed. The text is the same in every build, so that the policy can contain its hash.
 */
export const signedInHintScript =
  `try{const{userId,session}=JSON.parse(localStorage.getItem('${recordKey}'));` +
  `if(userId&&session.exp*1e3-${signOutLeadSeconds * 1000}>Date.now()&&!localStorage.getItem('${markKey}'))` +
  `document.documentElement.dataset.signedIn=''}catch{}` +
  `try{if(JSON.parse(sessionStorage.getItem('${pendingKey}')).sentAt+${pendingMinutes * 60_000}>Date.now()` +
  `&&history.state?.usr?.step!='start')document.documentElement.dataset.codeSent=''}catch{}`
