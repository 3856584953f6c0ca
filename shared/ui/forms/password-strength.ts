/** How hard a password is to guess, from 0 (at once) to 4 (practically never). */
export type PasswordScore = 0 | 1 | 2 | 3 | 4

/** Judges a password; `own` are words that belong to the person, such as name and e-mail, and count as known. */
export type JudgePassword = (password: string, own: readonly string[]) => PasswordScore

/** Longer ones are judged by their beginning: the judge's time grows with the length. */
const JUDGED_LENGTH = 60

let judge: Promise<JudgePassword> | undefined

/** Fetches the word lists, German ones among them (some 300 kB), the first time somebody types a new password. */
export const loadJudge = (): Promise<JudgePassword> => {
  judge ??= build().catch((error: unknown) => {
    judge = undefined
    throw error
  })
  return judge
}

const build = async (): Promise<JudgePassword> => {
  const [{ ZxcvbnFactory }, common, german] = await Promise.all([
    import(/* webpackChunkName: "zxcvbn" */ '@zxcvbn-ts/core'),
    import(/* webpackChunkName: "zxcvbn-words" */ '@zxcvbn-ts/language-common'),
    import(/* webpackChunkName: "zxcvbn-german" */ './german-words.ts'),
  ])
  const zxcvbn = new ZxcvbnFactory({
    graphs: common.adjacencyGraphs,
    dictionary: { ...common.dictionary, ...german.germanWords },
  })
  return (password, own) => zxcvbn.check(password.slice(0, JUDGED_LENGTH), own.filter(Boolean)).score
}
