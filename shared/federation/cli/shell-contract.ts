import { z } from 'zod'
import { contractReasons } from '../compatibility.ts'
import type { RemoteDeclaration } from '../declaration.ts'
import { describeReason } from '../describe-reason.ts'
import { CliError, type Io } from './io.ts'
import { nothingAnswersAt } from './platform.ts'

const offered = z.object({ federation: z.object({ shell_contract: z.string() }) })

/**
 * Says where a remote asks for another shell contract than the platform's shell has: its page shows a panel then, and the
 * browser's console alone would know why.
 */
export const complainUnfit = (
  declaration: RemoteDeclaration,
  contract_version: string,
  io: Pick<Io, 'complain'>,
): void => {
  const offer = { contract_version, provides: {}, permissions: [] }
  for (const reason of contractReasons(declaration, offer))
    io.complain(
      `${declaration.name} ${describeReason(reason)}: its pages do not open there. Change shell_contract in remote.json, or use a platform that is newer.`,
    )
}

/** The shell contract of a platform. @throws CliError where no platform answers */
export const contractOf = async (platform: string, io: Pick<Io, 'fetch'>): Promise<string> => {
  const answer = await io.fetch(`${platform}/api/system-config`).catch(() => {
    throw new CliError('unreachable', nothingAnswersAt(platform))
  })
  const parsed = offered.safeParse(await answer.json().catch(() => undefined))
  if (!parsed.success) throw new CliError('unreachable', `What answers at ${platform} is no platform.`)
  return parsed.data.federation.shell_contract
}
