import type { AnswerOf } from '@kursportal/shared/client'

type Module = AnswerOf<'GET /remotes'>['items'][number]

/** From this share of failing visitors on a module needs somebody to look, unless it is only one who has trouble. */
const WORRYING = { share: 0.1, failing: 2 }

/** Whether a release fails for too many of those who got it. */
export const isWorrying = ({ failing, error_rate }: NonNullable<Module['figures']>): boolean =>
  failing >= WORRYING.failing && (error_rate ?? 0) >= WORRYING.share

/** The platform itself took a release away from people, and nobody decided anything since. */
export const isTakenBack = ({ last_change: change }: Module): boolean =>
  change?.actor.kind === 'platform' && (change.action === 'rolled_back' || change.action === 'halted')

/** Whether somebody has to look at a module: it does not fit, fails too often, or the platform took it back. */
export const needsSomebody = (module: Module): boolean =>
  module.compatibility?.answer === 'incompatible' ||
  (module.figures !== null && isWorrying(module.figures)) ||
  isTakenBack(module)

/** How many modules there are, how many of them are switched off, and how many need somebody. */
export const countModules = (modules: readonly Module[]): { all: number; off: number; restless: number } => ({
  all: modules.length,
  off: modules.filter(({ disabled }) => disabled).length,
  restless: modules.filter((module) => !module.disabled && needsSomebody(module)).length,
})
