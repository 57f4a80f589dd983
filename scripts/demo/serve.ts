import { createServer } from 'node:http'
import { serveFolder } from '../tools/serve-built.ts'

// node scripts/demo/serve.ts <folder> <port>   serves a built demo below BASE_PATH

const [folder = 'dist-demo', port = '4174'] = process.argv.slice(2)
createServer(serveFolder(folder, process.env.BASE_PATH || '/')).listen(Number(port), '127.0.0.1')
