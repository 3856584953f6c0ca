import { texts } from '../texts/de.ts'
import type { Translate } from '../texts/index.ts'

const isNamed = (name: string): name is keyof typeof texts.jobs.names => name in texts.jobs.names

/** What a job is called; one that nobody has named yet goes by its key. */
export const jobNameOf = (t: Translate, name: string): string => {
  const key = name.replaceAll(/[.-]/g, '_')
  return isNamed(key) ? t(`jobs.names.${key}`) : name
}
