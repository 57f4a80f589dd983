/** Gives the focus to the first field that was refused (WCAG 3.3.1), once the page says so. */
export function focusFirstError(fields: HTMLElement | null): void {
  requestAnimationFrame(() => fields?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
