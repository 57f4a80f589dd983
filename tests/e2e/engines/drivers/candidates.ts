/** Where elements of each role are searched. The browser then reports the role and the name of each. */
const places: Record<string, string> = {
  button: 'button, summary',
  dialog: 'dialog',
  heading: 'h1, h2, h3, h4',
  link: 'a',
  menu: '[role=menu]',
  menuitem: '[role=menuitem]',
  region: 'section',
  option: '[role=option]',
  combobox: 'input',
  radio: 'input',
  textbox: 'input, textarea',
}

/** The selector of the elements that may have a role. */
export function placeOf(role: string): string {
  const place = places[role]
  if (place === undefined) throw new Error(`Say in candidates.ts where a ${role} is looked for.`)
  return place
}

/**
 * The elements that match, and that a person can see and reach; first those that may contain the name. Runs in the
 * page.
 */
export function shownAt(selector: string, name = ''): Element[] {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  const isNamed = (element: Element) =>
    [element.textContent, element.ariaLabel, element.closest('label')?.textContent].some((text) => text?.includes(name))
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && (!modal || modal.contains(element)))
    .sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
}
