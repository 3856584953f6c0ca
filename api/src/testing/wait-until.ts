/** Asks again until the answer is there; fails after a while with what was asked last. */
export const waitUntil = async <T>(
  ask: () => Promise<T | undefined | false>,
  { seconds = 90 } = {},
): Promise<T> => {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    if (Date.now() > end) throw new Error(`nothing came of it in ${seconds} s: ${ask.toString()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
