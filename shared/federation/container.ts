/** The one module every remote exposes. */
export const EXPOSED = './remote'

/** The name of a remote's container on the page; a remote's own name is no identifier. */
export const containerName = (remote: string): string => remote.replaceAll('-', '_')
