/** The folder that the app is served in, without a slash at its end: empty at the root of an origin. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The path of a page within the app, as the route table has it. */
export const withoutBase = (pathname: string): string => pathname.slice(basePath.length) || '/'
