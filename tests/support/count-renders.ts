/**
 * Counts how often components render again, and how often without an effect. Import it before anything that imports
 * React: React looks for the hook of its developer tools once, when it loads.
 *
 * A component rendered again if its fiber "performed work" (flag 1) in a commit and existed before it. React's own
 * developer tools use the same rule (react-devtools-shared, `didFiberRender`). It rendered without an effect if that
 * commit changed nothing in the part of the page that the component shows.
 */
type Fiber = {
  tag: number
  type: unknown
  flags: number
  stateNode: unknown
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
}

/** The tags of functions, classes, forwarded refs and memos. */
const componentTags = [0, 1, 11, 14, 15]
const performedWork = 1

/** For each component: how often it rendered again, and how often without an effect. */
export type Renders = Record<string, { again: number; inVain: number }>

/** Undefined while nothing is counted: every browser test installs the hook, and few use it. */
let counts: Renders | undefined
/** When React last committed anything, as `performance.now()` says it. */
let committedAt = 0
const changes = new MutationObserver(() => {})

const hook = {
  supportsFiber: true,
  renderers: new Map(),
  inject: () => 1,
  onCommitFiberUnmount: () => {},
  onPostCommitFiberRoot: () => {},
  onCommitFiberRoot(_: number, { current }: { current: Fiber }) {
    committedAt = performance.now()
    if (!counts) return
    const changed = changes.takeRecords().map(({ target }) => target)
    visit(current, changed, counts)
  },
}
Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })

function visit(fiber: Fiber, changed: Node[], renders: Renders) {
  const before = fiber.alternate
  if (before && componentTags.includes(fiber.tag) && fiber.flags & performedWork) note(fiber, changed, renders)
  // If React skipped a part, the part still has its old children.
  if (before && fiber.child === before.child) return
  for (let child = fiber.child; child; child = child.sibling) if (child.alternate) visit(child, changed, renders)
}

function note(fiber: Fiber, changed: Node[], renders: Renders) {
  const name = nameOf(fiber.type)
  const count = renders[name] ?? { again: 0, inVain: 0 }
  renders[name] = count
  count.again += 1
  const shown = nodesOf(fiber)
  if (!changed.some((target) => shown.some((node) => node.contains(target) || target === node.parentNode)))
    count.inVain += 1
}

function nodesOf(fiber: Fiber): Node[] {
  if (fiber.stateNode instanceof Node) return [fiber.stateNode]
  const nodes: Node[] = []
  for (let child = fiber.child; child; child = child.sibling) nodes.push(...nodesOf(child))
  return nodes
}

function nameOf(type: unknown): string {
  if (typeof type === 'function') return type.name
  const inner = typeof type === 'object' && type !== null ? type : {}
  if ('displayName' in inner) return String(inner.displayName)
  return 'render' in inner ? nameOf(inner.render) : 'type' in inner ? nameOf(inner.type) : 'unknown'
}

/** Waits until React has had nothing to do for a while: what came before is not to be counted. */
async function quiet() {
  const enough = 100
  while (performance.now() - committedAt < enough) await new Promise((resolve) => setTimeout(resolve, enough / 4))
}

/** The renders while `act` runs and until `seen` succeeds. It begins when the page has come to rest. */
export async function rendersOf(act: () => Promise<unknown>, seen: () => Promise<unknown>): Promise<Renders> {
  await quiet()
  const renders: Renders = {}
  counts = renders
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  try {
    await act()
    await seen()
    return renders
  } finally {
    counts = undefined
    changes.disconnect()
  }
}
