import type { Services } from './platform/context.ts'

/** What has to be in place before the first request: the registered remotes and, where asked for, the demo data. */
export const prepare = async (_services: Services, _say: (line: string) => void): Promise<void> => {}
