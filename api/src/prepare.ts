import { registerBuiltRemotes } from './modules/remotes/register-built-remotes.ts'
import { loadDemo } from './load-demo.ts'
import type { Services } from './platform/context.ts'
import { inOneProcess } from './platform/db/shared-locks.ts'

/**
 * What has to be in place before the first request: the registered remotes and, where asked for, the demo data. In
 * production only remotes nobody has ever registered are, so that no start changes what people get; what is built later
 * is registered by `npm run deploy:remotes`.
 */
export const prepare = async (services: Services, say: (line: string) => void): Promise<void> => {
  const scope = services.config.environment === 'production' ? 'unknown-remotes' : 'unknown-builds'
  await registerBuiltRemotes(services, scope, { say })
  if (!services.config.demo) return
  const { seedDemo } = await loadDemo()
  // Of several first starts at once one fills it, the others find it filled.
  await services.database.exclusively(() => seedDemo(services, say))
}

/**
 * What may take its time while requests are answered: the films of the demo, where it is asked for. It ends early when
 * the signal aborts, and goes on at the next start; what else fails is logged, since the platform works without.
 */
export const prepareMeanwhile = async (
  services: Services,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<void> => {
  if (!services.config.demo) return
  try {
    const { makeFilmsOfDemo } = await loadDemo()
    await inOneProcess(services.database.locks, 'demo-films', () => makeFilmsOfDemo(services, say, signal))
  } catch (error) {
    if (signal.aborted) return
    services.log.error({ err: error }, 'the demo films were not made')
    say('The demo films could not be made; the next start tries again.')
  }
}
