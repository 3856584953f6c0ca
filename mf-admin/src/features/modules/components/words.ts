import { formatDateTime } from '@kursportal/shared/i18n'
import type { StatusTone } from '@kursportal/shared/ui'
import { isTakenBack, isWorrying } from '../../../common/module-health.ts'
import type { Translate } from '../texts.ts'
import type { Change, Module, Rollout } from '../api/read-modules.ts'

/** How a module is doing, in one word. */
export const moduleState = (t: Translate, module: Module): { tone: StatusTone; label: string } => {
  if (module.disabled) return { tone: 'neutral', label: t('modules.state.disabled') }
  if (module.compatibility?.answer === 'incompatible')
    return { tone: 'error', label: t('modules.state.unfit') }
  if (module.figures && isWorrying(module.figures))
    return { tone: 'warning', label: t('modules.state.failing') }
  if (isTakenBack(module)) return { tone: 'warning', label: t('modules.state.takenBack') }
  if (module.rollouts.length > 0) return { tone: 'info', label: t('modules.state.rollout') }
  if (!module.active_version) return { tone: 'neutral', label: t('modules.state.waiting') }
  return { tone: 'success', label: t('modules.state.running') }
}

/** Who a rollout is for. */
export const audienceText = (t: Translate, audience: Rollout['audience']): string => {
  if (audience.kind === 'percent') return t('modules.audience.percent', { percent: audience.percent })
  if (audience.kind === 'role' && audience.role === 'user') return t('modules.audience.everybody')
  if (audience.kind === 'role')
    return t('modules.audience.role', { role: t(`modules.roles.${audience.role}`) })
  return t('modules.audience.flag', { flag: t(`settings.flags.${audience.flag}.short`) })
}

/** Who did something. */
export const actorText = (t: Translate, { kind, name }: Change['actor']): string => {
  if (kind === 'platform') return t('modules.trail.platform')
  if (name === null) return t('modules.trail.deleted')
  return kind === 'token' ? t('modules.trail.token', { name }) : name
}

/** A line of the audit trail in short: what, when, by whom. */
export const changeText = (t: Translate, change: Change): string =>
  `${t(`modules.trail.${change.action}`)}, ${formatDateTime(change.at)}, ${actorText(t, change.actor)}`

/** Why a release does not fit, or why nobody can tell. */
export const reasonText = (
  t: Translate,
  { code, subject, needed = '?', found = '?' }: NonNullable<Module['compatibility']>['reasons'][number],
): string => t(`modules.reasons.${code}`, { subject, needed, found })
