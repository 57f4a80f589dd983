import { buildApp, compressFolder } from './build-app.ts'

// npm run build: the live client in dist/, its public pages prerendered, every text file compressed beforehand.

const folder = 'dist'
await buildApp(folder)
await compressFolder(folder)
