import { call, read } from '@kursportal/shared/client'
import { auditArea, auditKind } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { DAY_VALUE, ID_VALUE, type Filter, type ListState } from '@kursportal/shared/ui/data-table'
import type { Translate } from './texts.ts'

const kinds = auditKind.options
const areas = auditArea.options

/** The filters of the log by their names in the address, and what each may be. */
export const logShape = {
  filters: { art: kinds, bereich: areas, wer: ID_VALUE, ab: DAY_VALUE, bis: DAY_VALUE },
} as const

/** The filter as the call takes it. */
export const logFilterOf = ({ search, filters }: Pick<ListState, 'search' | 'filters'>) => {
  const kind = kinds.find((one) => one === filters['art'])
  const area = areas.find((one) => one === filters['bereich'])
  return {
    ...(search && { search }),
    ...(kind && { kind }),
    ...(area && { area }),
    ...(filters['wer'] && { 'admin-id': filters['wer'] }),
    ...(filters['ab'] && { from: filters['ab'] }),
    ...(filters['bis'] && { to: filters['bis'] }),
  }
}

/** So many people a search for one of them shows. */
const FOUND = 20

const findPeople = async (search: string) =>
  (await call('GET /team', { query: { search, limit: FOUND } })).items.map(({ id, name }) => ({
    value: id,
    label: name,
  }))

/** What the chosen admin is called, once that is known; they may have left the team since. */
export const useChosenAdmin = ({ filters }: Pick<ListState, 'filters'>): string | undefined => {
  const id = filters['wer'] ?? ''
  const log = useQuery({ ...read('GET /audit-log', { 'admin-id': id, limit: 1 }), enabled: id !== '' })
  return log.data?.items[0]?.admin?.name
}

/** The filters as the list shows them; whose log it is need not be asked. */
export const logFilters = (t: Translate, admin: string | undefined): Filter[] => [
  {
    key: 'art',
    label: t('auditLog.kind'),
    options: kinds.map((value) => ({ value, label: t(`auditLog.kinds.${value}`) })),
  },
  {
    key: 'bereich',
    label: t('auditLog.area'),
    options: areas.map((value) => ({ value, label: t(`auditLog.areas.${value}`) })),
  },
  { key: 'wer', label: t('auditLog.who'), kind: 'lookup', chosen: admin, find: findPeople },
  { key: 'ab', label: t('auditLog.from'), kind: 'day' },
  { key: 'bis', label: t('auditLog.to'), kind: 'day' },
]
