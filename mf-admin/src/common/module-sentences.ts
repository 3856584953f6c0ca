import { bindTexts, formatNumber } from '@kursportal/shared/i18n'
import { modules as texts } from '../texts/modules.ts'
import { countModules } from './module-health.ts'

const { translate: t } = bindTexts('mf-admin', { modules: texts })

/** Small numbers as words, as one says them. */
const words: Readonly<Record<number, string>> = { 2: 'zwei', 3: 'drei', 4: 'vier', 5: 'fünf', 6: 'sechs' }

/** How the modules do, a sentence each; the first one where nothing is wrong. */
export const moduleSentences = (modules: Parameters<typeof countModules>[0]): string[] => {
  const { all, off, restless } = countModules(modules)
  if (all === 0) return []
  if (off + restless === 0)
    return [t('modules.allRun', { count: all, number: words[all] ?? formatNumber(all) })]
  return [
    ...(off > 0 ? [t('modules.someOff', { count: off })] : []),
    ...(restless > 0 ? [t('modules.someRestless', { count: restless })] : []),
  ]
}
