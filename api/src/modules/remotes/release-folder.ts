/** Where the files of a release lie in the storage; ends with a slash. */
export const releaseFolder = (name: string, version: string): string => `remotes/${name}/${version}/`
