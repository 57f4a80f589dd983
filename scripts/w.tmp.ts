import { weigh } from '/tmp/wt/flake/scripts/bench/weigh.ts'
import { scriptsBefore } from '/tmp/wt/flake/scripts/bench/builds.ts'
import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
const w = await weigh('.results/w')
console.log(w.start.scriptBytes, w.baselineBytes, (w.start.scriptBytes/w.baselineBytes).toFixed(4))
console.log(w.gameViews)
const { manifest, folder } = w.app
const before = w.startAndCall.scripts
for (const [k, more] of [['src/features/games/screens/game.tsx',['src/app/layouts/game-frame.tsx']],['src/features/ideas/screens/idea-builder.tsx',[]]] as const) {
  const added = scriptsBefore(manifest, ['index.html', k, ...more]).filter((f) => !before.includes(f))
  console.log(k)
  for (const f of added) { const t = readFileSync(folder + '/' + f); console.log('  ', f, t.length, gzipSync(t).length) }
}
