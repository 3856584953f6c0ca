const later = (milliseconds: number): Promise<unknown> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

type Options = {
  wait?: (milliseconds: number) => Promise<unknown>
  /** Failures that trying again would not mend. */
  unless?: (error: unknown) => boolean
}

/**
 * Tries, and after each failure waits and tries again.
 * @param pauses milliseconds before each further try; their number is the number of further tries
 * @throws what the last try threw
 */
export const withRetries = async <T>(
  work: () => Promise<T>,
  pauses: readonly number[],
  { wait = later, unless = () => false }: Options = {},
): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    const [pause, ...rest] = pauses
    if (pause === undefined || unless(error)) throw error
    await wait(pause)
    return withRetries(work, rest, { wait, unless })
  }
}
