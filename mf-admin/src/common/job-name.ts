import { bindTexts } from '@kursportal/shared/i18n'
import { jobs } from '../texts/jobs.ts'

const { translate } = bindTexts('mf-admin', { jobs })

const isNamed = (name: string): name is keyof typeof jobs.names => name in jobs.names

/** What a job is called; one that nobody has named yet goes by its key. */
export const jobNameOf = (name: string): string => {
  const key = name.replaceAll(/[.-]/g, '_')
  return isNamed(key) ? translate(`jobs.names.${key}`) : name
}
