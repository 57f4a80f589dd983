/**
 * The used part of swagger-ui-dist, which has no types: https://github.com/swagger-api/swagger-ui
 * (usage/configuration).
 */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  type Request = Record<string, unknown>
  type SpecActions = { updateResolvedSubtree: (path: string[], part: unknown) => void }
  type Action = (path: string[]) => void
  export type Plugin = {
    statePlugins: {
      spec: { wrapActions: Record<string, (original: Action, system: { specActions: SpecActions }) => Action> }
    }
  }
  type Options = {
    plugins: (() => Plugin)[]
    spec: unknown
    domNode: Element | null
    validatorUrl: string | null
    docExpansion: 'list' | 'full' | 'none'
    /** How deep the list of schemas is open. */
    defaultModelsExpandDepth: number
    syntaxHighlight: { activated: boolean }
    requestInterceptor: (request: Request) => Request
  }
  export default function SwaggerUi(options: Options): void
}
