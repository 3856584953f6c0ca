import { registerBuiltRemotes } from './modules/remotes/register-built-remotes.ts'
import type { Services } from './platform/context.ts'
import { seedDemo } from './seed/demo/seed-demo.ts'

/** What has to be in place before the first request: the registered remotes and, where asked for, the demo data. */
export const prepare = async (services: Services, say: (line: string) => void): Promise<void> => {
  for (const { name, version, refused } of await registerBuiltRemotes(services))
    say(
      refused
        ? `${name} ${version} does not fit this shell and is not served: ${refused.join('; ')}.`
        : `${name} is now served in ${version}.`,
    )
  if (services.config.demo) await seedDemo(services, say)
}
