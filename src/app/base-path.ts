/** The folder that the app is served from, without a trailing slash. Empty at the root of an origin. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The path of a page without the base path, as the route table writes it. */
export const withoutBase = (pathname: string): string => pathname.slice(basePath.length) || '/'
