import { signOutLeadSeconds } from '../../src/platform/session/limits.ts'
import { recordKey } from '../../src/platform/session/record-key.ts'

/**
 * What stands in a prerendered page: it marks the document of who is known to be signed in, by the stored record, so
 * that `src/ui/base.css` shows them no navbar and no login form of a visitor before the app has come. The same text in
 * every build, so that the policy can name its hash.
 */
export const signedInHintScript =
  `try{const{userId,session}=JSON.parse(localStorage.getItem('${recordKey}'));` +
  `if(userId&&session.exp*1e3-${signOutLeadSeconds * 1000}>Date.now())document.documentElement.dataset.signedIn=''}catch{}`
