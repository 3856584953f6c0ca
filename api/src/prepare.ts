import { registerBuiltRemotes } from './modules/remotes/register-built-remotes.ts'
import { loadDemo } from './load-demo.ts'
import type { Services } from './platform/context.ts'

/** What has to be in place before the first request: the registered remotes and, where asked for, the demo data. */
export const prepare = async (services: Services, say: (line: string) => void): Promise<void> => {
  for (const { name, version, refused } of await registerBuiltRemotes(services))
    say(
      refused
        ? `${name} ${version} does not fit this shell and is not served: ${refused.join('; ')}.`
        : `${name} is now served in ${version}.`,
    )
  if (services.config.demo) await (await loadDemo()).seedDemo(services, say)
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
    await (await loadDemo()).makeFilmsOfDemo(services, say, signal)
  } catch (error) {
    if (signal.aborted) return
    services.log.error({ err: error }, 'the demo films were not made')
    say('The demo films could not be made; the next start tries again.')
  }
}
