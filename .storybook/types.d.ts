declare module '*?types' {
  import type { NamedType } from '../scripts/docs/read-props.ts'

  const types: NamedType[]
  export default types
}
