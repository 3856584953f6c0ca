import { formatPercent } from '@kursportal/shared/i18n'
import type { Translate } from '../../../texts/index.ts'
import type { Module } from '../api/read-modules.ts'
import type { Fact } from './Facts.tsx'
import { reasonText } from './words.ts'

/** Of so many visitors it can be said what the slowest have to wait. */
const ENOUGH = 20

const none = (t: Translate): Pick<Fact, 'value'> => ({ value: t('modules.figures.none') })

/** For how many a release fails. */
export const errorFact = (t: Translate, figures: Module['figures']): Fact => ({
  label: t('modules.figures.errors'),
  ...(figures?.error_rate == null
    ? none(t)
    : {
        value: formatPercent(figures.error_rate),
        note: t('modules.figures.errorsNote', { failing: figures.failing, visitors: figures.visitors }),
      }),
})

/** How long it takes until a release is there. */
export const loadFact = (t: Translate, figures: Module['figures']): Fact => ({
  label: t('modules.figures.load'),
  ...(figures?.median_ms == null
    ? none(t)
    : {
        value: t('modules.figures.ms', { count: figures.median_ms }),
        note:
          figures.p95_ms !== null && figures.visitors >= ENOUGH
            ? t('modules.figures.loadNote', { slow: t('modules.figures.ms', { count: figures.p95_ms }) })
            : undefined,
      }),
})

/** Whether a release fits the frame that is served now. */
export const fitsFact = (t: Translate, compatibility: Module['compatibility']): Fact => ({
  label: t('modules.figures.fits'),
  value: compatibility ? t(`modules.fits.${compatibility.answer}`) : '–',
  note: compatibility?.reasons.map((reason) => reasonText(t, reason)).join(' ') || undefined,
})
