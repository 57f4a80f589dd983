import type { ZodMiniType } from 'zod/mini'

/** A schema in a module that is loaded when it is first needed. */
export type LazySchema = {
  /** The schema, if its module has been loaded. */
  now: () => ZodMiniType | undefined
  load: () => Promise<ZodMiniType>
}

/** The schemas of a module. Once loaded they are kept: even of a loaded module, `import()` takes a task. */
export function lazySchemas<Name extends string>(load: () => Promise<Record<Name, ZodMiniType>>) {
  let loaded: Record<Name, ZodMiniType> | undefined
  return (name: Name): LazySchema => ({
    now: () => loaded?.[name],
    load: async () => {
      loaded ??= await load()
      return loaded[name]
    },
  })
}
