/**
 * Tries, and after each failure waits and tries again.
 * @param pauses milliseconds before each further try; their number is the number of further tries
 * @throws what the last try threw
 */
export const withRetries = async <T>(
  work: () => Promise<T>,
  pauses: readonly number[],
  wait: (milliseconds: number) => Promise<unknown> = (milliseconds) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    const [pause, ...rest] = pauses
    if (pause === undefined) throw error
    await wait(pause)
    return withRetries(work, rest, wait)
  }
}
