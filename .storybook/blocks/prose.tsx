/** A sentence of a docstring. Text between backticks becomes code. */
export function Prose({ children }: { children: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
  return children.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}
