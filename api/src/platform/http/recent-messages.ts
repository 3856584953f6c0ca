/** Milliseconds for which a page may be under way before it listens. */
const KEPT_MS = 120_000
/** Milliseconds more than a page says: it was made while a change was on its way to this process. */
const SLACK_MS = 5_000

/**
 * What was said to listeners lately, for those who were about to come: each message once, with when it was said last.
 * @param now milliseconds of a clock that is never set
 */
export const recentMessages = (now: () => number = () => performance.now()) => {
  const saidAt = new Map<string, number>()
  return {
    note: (text: string): void => {
      for (const [old, at] of saidAt) if (at < now() - KEPT_MS - SLACK_MS) saidAt.delete(old)
      saidAt.set(text, now())
    },
    /** @param age milliseconds ago that somebody began to come; 0 for somebody who missed nothing */
    since: (age: number): readonly string[] =>
      age > 0
        ? [...saidAt]
            .filter(([, at]) => at >= now() - Math.min(age, KEPT_MS) - SLACK_MS)
            .map(([text]) => text)
        : [],
  }
}
