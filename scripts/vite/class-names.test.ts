import { join } from 'node:path'
import { expect, test } from 'vitest'
import { classNameOf } from './class-names.ts'

const fileOf = (path: string) => join(process.cwd(), 'src', path)

test('a class is named by itself and its file, however the file is asked for', () => {
  const name = classNameOf('card', fileOf('a.module.css'))
  expect(name).toMatch(/^card-[\w-]{2}$/)
  expect(classNameOf('card', `${fileOf('a.module.css')}?inline`)).toBe(name)
  expect(classNameOf('card', fileOf('b.module.css'))).not.toBe(name)
})

test('two files that would share a name end the build', () => {
  const claim = () => {
    for (let index = 0; index < 1000; index++) classNameOf('shared', fileOf(`${index}.module.css`))
  }
  expect(claim).toThrow(/^The class shared-.{2} would belong to src\/\d+\.module\.css and to src\/\d+\.module\.css\./)
})
