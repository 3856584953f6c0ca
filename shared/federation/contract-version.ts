/**
 * The version of what the shell promises to every remote: the modules of the kit, what they export, and the shape
 * of `remote.json` and `src/remote.tsx`. Minor: something was added. Major: a remote built before may break.
 * A remote names the range it was written for in `remote.json` (`shell_contract`).
 */
export const SHELL_CONTRACT_VERSION = '1.11.0'
