import { routes } from '../../src/shell/routes.ts'
import { buildApp } from './builds.ts'
import { gamesOf } from './games.ts'
import { audit } from './lighthouse.ts'
import { hydrationFaults, paintedWithoutScripts, signedInReload } from './painted.ts'
import type { Measured } from './report.ts'
import { serve } from './serve.ts'
import { withBrowser } from './with-browser.ts'

/** What begins from a shell paints after its scripts, and Home after its answers too; milliseconds. */
const unpainted = 2500

/** First paint: the page before any script, Lighthouse's results, and what a reload shows to a signed-in person. */
export async function paint(): Promise<Measured> {
  const { folder } = await buildApp('.results/bench/app')
  const visitor = await serve(folder)
  const member = await serve(folder, { signedIn: true, answer: (url) => gamesOf(5, url) })
  try {
    const rows = await withBrowser(async (browser) => [
      ...(await paintedWithoutScripts(browser, visitor.origin)),
      ...(await hydrationFaults(browser, visitor.origin)),
      ...(await signedInReload(browser, member.origin, routes.home.path)),
    ])
    const audits = [
      await audit(visitor.origin, routes.welcome.path),
      await audit(visitor.origin, routes.login.path),
      await audit(member.origin, routes.home.path, { isReturning: true, most: unpainted }),
      await audit(visitor.origin, routes.examples.path, { most: unpainted }),
    ]
    return {
      title: 'First paint',
      rows: [...rows, ...audits.flatMap((each) => each.rows)],
      notes: [
        'Lighthouse 13, its mobile preset with simulated throttling; the median of the five runs in the last column.\n',
        ...audits.flatMap((each) => each.notes),
        '- `errors-in-console` is Chromium itself reporting the answer 401, by which the server says that nobody is signed in: ' +
          'the app asks at every start, and the contract knows no other answer.',
      ],
    }
  } finally {
    await visitor.close()
    await member.close()
  }
}
