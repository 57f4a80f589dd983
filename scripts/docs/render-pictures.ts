/** A picture of a screen, as an address for an `<img>`. */
export type Shot = { screen: string; theme: string; size: string; image: string }

const style = `
  body { margin: 0; font: 600 15px system-ui, sans-serif; color: #f3e8d8 }
  main { display: grid; grid-template-columns: repeat(2, 1fr); gap: 20px 24px; padding: 24px; background: #3a2b20 }
  figure { margin: 0 }
  figcaption { margin-block-end: 6px }
  div { display: flex; gap: 6px }
  img { display: block; height: 170px; border-radius: 4px }
`

/** A page with all pictures: each screen in light and dark, wide and narrow. */
export function renderSheet(shots: Shot[]): string {
  const screens = [...new Set(shots.map(({ screen }) => screen))]
  const figures = screens.map((screen) => {
    const images = shots.filter((shot) => shot.screen === screen).map(({ image }) => `<img src="${image}" alt="">`)
    return `<figure><figcaption>${screen}</figcaption><div>${images.join('')}</div></figure>`
  })
  return `<!doctype html><style>${style}</style><main>${figures.join('')}</main>`
}
