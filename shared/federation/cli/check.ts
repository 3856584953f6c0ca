import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { programOf, runScript } from '../tools/programs.ts'
import { knownFolder, runBuild } from './build.ts'
import { CliError, type Io } from './io.ts'
import type { Place } from './place.ts'
import { remoteOf, urlOf, type Words } from './words.ts'

/** Tests run from source, which Node says is new. */
const quietly = ['--disable-warning=ExperimentalWarning']

/** Runs the unit tests of a remote; words pick files. @throws CliError failed */
export const runTest = async (words: Words, io: Io): Promise<void> => {
  const jest = programOf('jest', 'jest')
  const args = ['--passWithNoTests', ...words.rest.slice(1)]
  if (!(await runScript(knownFolder(words, io), jest, args, { node: quietly })))
    throw new CliError('failed', 'Not all tests are green.')
}

/** The rules of the lint: those of the platform's repository, as they are or as the kit brings them. */
const lintRules = ({ root, isPlatform }: Place): string =>
  isPlatform ? join(root, '.oxlintrc.json') : fileURLToPath(new URL('../../oxlintrc.json', import.meta.url))

/** Somebody who may open the pages of the remote, as `email:password`. */
const accountOf = ({ env }: Io): string => {
  const account = env['KURSPORTAL_ACCOUNT'] ?? env['KURSPORTAL_ADMIN']
  if (account) return account
  throw new CliError(
    'forbidden',
    'Who opens the pages while they are broken? Put e-mail:password of somebody who may into KURSPORTAL_ACCOUNT.',
  )
}

/**
 * Checks a remote as far as a machine can: types, lint and texts, its build, and with a running platform every way to fail,
 * or those that words pick. @throws CliError
 */
export const runCheck = async (words: Words, io: Io): Promise<void> => {
  const folder = knownFolder(words, io)
  const account = accountOf(io)
  const { wordingProblems } = await import('../tools/wording-problems.ts')
  for (const problem of await wordingProblems(remoteOf(words), folder)) io.complain(problem)
  const lint = ['-c', lintRules(io.place), '--type-check', 'src']
  if (!(await runScript(folder, programOf('oxlint', 'oxlint'), lint)))
    throw new CliError('failed', 'Types or lint are not green; what was printed above says where.')
  await runBuild(words, io)
  const { breakBuild } = await import('../tools/break-build.ts')
  if (!(await breakBuild({ folder, platform: urlOf(words, io), account, ways: words.rest.slice(1) })))
    throw new CliError(
      'failed',
      'The page does not stand every way to fail; what was printed above says which.',
    )
  io.say(`${remoteOf(words)} is fit to be released.`)
}
