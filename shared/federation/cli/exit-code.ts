import { CliError, exitCodes, type Io } from './io.ts'

/** Runs a command and gives how it ended; what it refuses is said. */
export const exitCodeOf = async (
  args: readonly string[],
  { say, complain }: Pick<Io, 'say' | 'complain'>,
  run: () => Promise<number | void>,
): Promise<number> => {
  try {
    return (await run()) ?? exitCodes.done
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    if (args.includes('--json'))
      say(JSON.stringify({ error: error.message, exit_code: error.code, details: error.details }, null, 2))
    else complain(error.message)
    return error.code
  }
}
