import { bothLists, bothTexts } from '@kursportal/shared/domain'

/** What a field of the contract takes. */
type Rule<Value> = { safeParse: (value: Value) => { success: boolean } }

const fitting = <Value>(rule: Rule<Value>, value: Value): Value | undefined =>
  rule.safeParse(value).success ? value : undefined

/** Keeps two versions of a text of several lines, as long as its field takes both. */
export const keepBothTexts = (rule: Rule<string>) => (theirs: string, mine: string) =>
  fitting(rule, bothTexts(theirs, mine))

/** Keeps two versions of a list of lines, as long as its field takes both. */
export const keepBothLists = (rule: Rule<string[]>) => (theirs: string[], mine: string[]) =>
  fitting(rule, bothLists(theirs, mine))
