import type { CareRecord } from '@kursportal/shared/contract'
import { careLight, careTotal, REQUIRED_CARE_MINUTES, type CareLight } from '@kursportal/shared/domain'
import { formatDay } from '@kursportal/shared/i18n'
import { StatusChip, type StatusTone } from '@kursportal/shared/ui'
import type { Column } from '@kursportal/shared/ui/data-table'
import type { Translate } from '../texts.ts'

const tones: Record<CareLight, StatusTone> = { none: 'error', some: 'warning', met: 'success' }

const lightWords = (t: Translate, record: CareRecord): string => {
  const total = careTotal(record)
  return t(`care.record.lights.${careLight(total)}`, { count: REQUIRED_CARE_MINUTES - total })
}

const said = (
  key: string,
  header: string,
  text: (record: CareRecord) => string,
  more: Partial<Column<CareRecord>> = {},
): Column<CareRecord> => ({ key, header, cell: text, text, ...more })

/** What the table, and the file for a spreadsheet, say of a participation. */
export const recordColumns = (t: Translate): Column<CareRecord>[] => [
  said('name', t('care.record.name'), ({ name }) => name || t('care.former')),
  said('started', t('care.record.started'), ({ started_on }) => formatDay(started_on)),
  said(
    'finished',
    t('care.record.finished'),
    ({ finished_on }) => (finished_on ? formatDay(finished_on) : '–'),
    { wideOnly: true },
  ),
  said(
    'appointments',
    t('care.record.appointments'),
    ({ appointment_minutes }) => String(appointment_minutes),
    { align: 'end' },
  ),
  said('contacts', t('care.record.contacts'), ({ contact_minutes }) => String(contact_minutes), {
    align: 'end',
  }),
  said('answers', t('care.record.answers'), ({ answer_minutes }) => String(answer_minutes), { align: 'end' }),
  said('total', t('care.record.total'), (record) => String(careTotal(record)), { align: 'end' }),
  {
    key: 'light',
    header: t('care.record.light'),
    cell: (record) => (
      <StatusChip tone={tones[careLight(careTotal(record))]}>{lightWords(t, record)}</StatusChip>
    ),
    text: (record) => lightWords(t, record),
  },
]
