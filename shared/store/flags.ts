import { useSystemConfig } from './platform.ts'

/**
 * Whether a flag that a remote declares in its `remote.json` is on; an admin's change reaches open tabs. One that nobody
 * declares is off.
 */
export const useFlag = (remote: string, flag: string): boolean =>
  useSystemConfig().remotes.find(({ name }) => name === remote)?.flags?.[flag] === true
