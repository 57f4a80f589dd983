import { join } from 'node:path'
import { expect, test } from 'vitest'
import { classNameOf } from './class-names.ts'

const fileOf = (path: string) => join(process.cwd(), 'src', path)

test('a class is named by its file and a letter, however the file is asked for', () => {
  const name = classNameOf('card', fileOf('a.module.css'))
  expect(name).toMatch(/^[a-z]{3}a$/)
  expect(classNameOf('sheet', fileOf('a.module.css'))).toBe(name.replace(/a$/, 'b'))
  expect(classNameOf('card', `${fileOf('a.module.css')}?inline`)).toBe(name)
  expect(classNameOf('card', fileOf('b.module.css'))).not.toBe(name)
})

test('a copy of the app has the same names', () => {
  const copied = join(process.cwd(), '.results/copy/src/a.module.css')
  expect(classNameOf('card', copied)).toBe(classNameOf('card', fileOf('a.module.css')))
})

test('two files that would share their names end the build', () => {
  const claim = () => {
    for (let index = 0; index < 10_000; index++) classNameOf('shared', fileOf(`${index}.module.css`))
  }
  expect(claim).toThrow(/^src\/\d+\.module\.css and src\/\d+\.module\.css would share the names of their classes\./)
})
