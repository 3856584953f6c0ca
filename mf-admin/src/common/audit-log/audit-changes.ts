import { flagNames } from '@kursportal/shared/domain'
import { formatDay, formatMoney, formatNumber } from '@kursportal/shared/i18n'
import { DAY_VALUE, ID_VALUE } from '@kursportal/shared/ui/data-table'
import type { Translate } from './texts.ts'
import { auditLog } from '../../texts/audit-log.ts'
import type { AuditEntry } from '../audit-sentence.ts'

/** What a change made different, in words; where only one side is known, the other is a dash. */
export type AuditChange = { label: string; before: string; after: string }

const MONEY = new Set(['income_per_user', 'bonus'])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Field = keyof typeof auditLog.fields
const isField = (key: string): key is Field => key in auditLog.fields

const labelOf = (t: Translate, key: string): string | undefined => {
  const flag = flagNames.find((name) => name === key)
  if (flag) return t(`settings.flags.${flag}.label`)
  return isField(key) ? t(`auditLog.fields.${key}`) : undefined
}

const valueOf = (t: Translate, key: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return t(value ? 'auditLog.yes' : 'auditLog.no')
  if (typeof value === 'number') return MONEY.has(key) ? formatMoney(value) : formatNumber(value)
  if (typeof value !== 'string' || ID_VALUE.test(value)) return t('auditLog.somethingElse')
  return DAY_VALUE.test(value) ? formatDay(value) : value
}

/** Every level of a list in a line of its own. */
const levelsOf = (t: Translate, levels: readonly unknown[]): string =>
  levels
    .filter(isRecord)
    .map((level) =>
      t('auditLog.level', {
        start: Number(level['start']),
        income: formatMoney(Number(level['income_per_user'])),
        bonus: formatMoney(Number(level['bonus'])),
      }),
    )
    .join('\n') || '–'

/** The fields of a record and of the records in it, by their names. */
const fieldsOf = (record: Record<string, unknown>): [string, unknown][] =>
  Object.entries(record).flatMap(([key, value]) =>
    isRecord(value) ? fieldsOf(value) : [[key, value] satisfies [string, unknown]],
  )

/**
 * What a line of the log changed: each field with what was there before and after. Fields nobody has words for are left
 * out, so that no screen shows the names of columns.
 */
export const auditChanges = (t: Translate, { details }: Pick<AuditEntry, 'details'>): AuditChange[] => {
  const { before, after } = details
  if (Array.isArray(before) || Array.isArray(after)) {
    const sides = [before, after].map((levels) => levelsOf(t, Array.isArray(levels) ? levels : []))
    return [{ label: t('auditLog.levels'), before: sides[0] ?? '–', after: sides[1] ?? '–' }]
  }
  const was = new Map(fieldsOf(isRecord(before) ? before : {}))
  const is = new Map(fieldsOf(isRecord(after) ? after : {}))
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const label = labelOf(t, key)
    if (label === undefined || JSON.stringify(was.get(key)) === JSON.stringify(is.get(key))) return []
    return [{ label, before: valueOf(t, key, was.get(key)), after: valueOf(t, key, is.get(key)) }]
  })
}

/** The attribute of somebody that was changed, where what it was is nobody's business. */
export const secretChange = (t: Translate, { details }: Pick<AuditEntry, 'details'>): string | undefined => {
  const attribute = details['attribute']
  if (typeof attribute !== 'string' || details['after'] !== undefined) return undefined
  return labelOf(t, attribute)
}
