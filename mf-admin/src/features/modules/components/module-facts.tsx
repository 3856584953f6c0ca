import { formatNumber, formatPercent } from '@kursportal/shared/i18n'
import type { Translate } from '../texts.ts'
import type { Module } from '../api/read-modules.ts'
import type { Fact } from './Facts.tsx'
import { Version } from './Version.tsx'
import { audienceText, reasonText } from './words.ts'

/** Of so many visitors it can be said what the slowest have to wait. */
const ENOUGH = 20

const none = (t: Translate): Pick<Fact, 'value'> => ({ value: t('modules.figures.none') })

/** What everybody gets who is in no rollout, and how many have it. */
const activeFact = (t: Translate, { active_version: version, share_by_version }: Module): Fact => {
  const share = version === null ? undefined : share_by_version[version]
  return {
    label: t('modules.active'),
    value: version === null ? t('modules.activeNone') : <Version>{version}</Version>,
    note: share !== undefined && t('modules.releases.share', { share: formatPercent(share) }),
  }
}

/** What some get before the others. */
const rolloutsFact = (t: Translate, { rollouts, share_by_version }: Module): Fact => ({
  label: t('modules.rollouts.title'),
  value:
    rollouts.length === 0
      ? t('modules.rollouts.none')
      : rollouts.map(({ id, audience }) => <div key={id}>{audienceText(t, audience)}</div>),
  note: [...new Set(rollouts.map(({ version }) => version))].map((version) => (
    <div key={version}>
      <Version>{version}</Version>
      {share_by_version[version] !== undefined &&
        `, ${t('modules.releases.share', { share: formatPercent(share_by_version[version]) })}`}
    </div>
  )),
})

/** For how many a release fails. */
const errorFact = (t: Translate, figures: Module['figures']): Fact => ({
  label: t('modules.figures.errors'),
  ...(figures?.error_rate == null
    ? none(t)
    : {
        value: formatPercent(figures.error_rate),
        note: t('modules.figures.errorsNote', {
          failing: formatNumber(figures.failing),
          visitors: formatNumber(figures.visitors),
        }),
      }),
})

const milliseconds = (t: Translate, value: number): string =>
  t('modules.figures.ms', { number: formatNumber(value) })

/** How long it takes until a release is there. */
const loadFact = (t: Translate, figures: Module['figures']): Fact => ({
  label: t('modules.figures.load'),
  ...(figures?.median_ms == null
    ? none(t)
    : {
        value: milliseconds(t, figures.median_ms),
        note:
          figures.p95_ms !== null && figures.visitors >= ENOUGH
            ? t('modules.figures.loadNote', { slow: milliseconds(t, figures.p95_ms) })
            : undefined,
      }),
})

/** Whether a release fits the frame that is served now. */
const fitsFact = (t: Translate, compatibility: Module['compatibility']): Fact => ({
  label: t('modules.figures.fits'),
  value: compatibility ? t(`modules.fits.${compatibility.answer}`) : '–',
  note: compatibility?.reasons.map((reason) => reasonText(t, reason)).join(' ') || undefined,
})

/** What is to be known of a module at a glance: who gets what, how it runs, who answers for it. */
export const moduleFacts = (t: Translate, module: Module): Fact[] => [
  activeFact(t, module),
  rolloutsFact(t, module),
  fitsFact(t, module.compatibility),
  errorFact(t, module.figures),
  loadFact(t, module.figures),
  { label: t('modules.owner'), value: module.owner },
]
