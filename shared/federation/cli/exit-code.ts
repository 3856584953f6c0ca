import { InvalidDeclaration } from '../tools/read-declaration.ts'
import { CliError, exitCodes, type Io } from './io.ts'

/** What somebody at the keyboard can put right; undefined for what is a mistake of these commands. */
const sayable = (error: unknown): CliError | undefined => {
  if (error instanceof InvalidDeclaration) return new CliError('failed', error.message)
  return error instanceof CliError ? error : undefined
}

/** Runs a command and gives how it ended; what it refuses is said. */
export const exitCodeOf = async (
  args: readonly string[],
  { say, complain }: Pick<Io, 'say' | 'complain'>,
  run: () => Promise<number | void>,
): Promise<number> => {
  try {
    return (await run()) ?? exitCodes.done
  } catch (thrown) {
    const error = sayable(thrown)
    if (!error) throw thrown
    if (args.includes('--json'))
      say(JSON.stringify({ error: error.message, exit_code: error.code, details: error.details }, null, 2))
    else complain(error.message)
    return error.code
  }
}
