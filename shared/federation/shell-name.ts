/** The name under which the registry keeps the releases of the shell, beside those of the remotes. */
export const SHELL = 'shell'
