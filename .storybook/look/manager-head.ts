import { brand } from '../../src/shell/routes.ts'

/**
 * What the head of Storybook's frame needs for the product's look: tokens, fonts, the name beside the logo. The
 * manager reads the tokens from the page, because its bundler cannot import text files.
 * @param tokens the text of tokens.css
 */
export function lookOfManager(tokens: string): string {
  return `
<style id="tokens">${tokens}</style>
<style>
  @font-face {
    font-family: "Grenze";
    src: url("./fonts/grenze-600.woff2") format("woff2");
    font-weight: 600;
    font-display: swap;
  }
  @font-face {
    font-family: "Cabin";
    src: url("./fonts/cabin-400-600.woff2") format("woff2");
    font-weight: 400 600;
    font-display: swap;
  }
  .sidebar-header a { display: flex; align-items: center; gap: 0.5rem; text-decoration: none; }
  .sidebar-header a img { width: 2rem; height: 2rem; }
  .sidebar-header a::after {
    content: "${brand}";
    font: 600 1.5rem/1 var(--font-display);
    color: var(--color-text);
  }
  /* Room for the box of the tests below the list. Storybook measures the box only if it was there from the start. */
  #sidebar-bottom-spacer { min-height: 4.5rem; }
  #sidebar-bottom-wrapper { background: var(--color-page); }
  /* The chosen item of the toolbar: Storybook uses a fill color for its text, which is too dark. */
  [role="toolbar"] button[aria-haspopup="listbox"][aria-label] { color: var(--color-accent); }
  /* Where the toolbar is short, its choices are icons; their names stay for pointers and screen readers. */
  @media (width < 90rem) { [role="toolbar"] button[aria-label][aria-haspopup="listbox"] { gap: 0; font-size: 0; } }
  /* Its own orange and turquoise, for pages and stories. */
  .sidebar-item:not([data-selected="true"]) svg:is([type], [color]) { color: var(--color-text-muted); }
  @media (forced-colors: active) {
    :is(.sidebar-item[data-selected="true"], [role="tab"][aria-selected="true"]) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    .sidebar-item[data-selected="true"] svg { color: CanvasText; }
  }
</style>
`
}
