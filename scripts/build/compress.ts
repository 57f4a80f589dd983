import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const text = /\.(html|js|css|svg|json|webmanifest)$/

/** Files below this size fit into the first packet uncompressed, bytes. */
const worthwhile = 600

/** Writes a `.br` and a `.gz` beside each text file of a folder, so that no server has to compress. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(files.filter((file) => text.test(file)).map((file) => compress(join(folder, file))))
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < worthwhile) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
