import { call, read } from '@kursportal/shared/client'
import type { QueryOfMembers } from './api/list-members.ts'
import { formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { DAY_VALUE, ID_VALUE, type Filter, type ListState } from '@kursportal/shared/ui/data-table'
import type { Translate } from './texts.ts'

const roles = ['team', 'admin', 'course_creator', 'group_leader', 'salesman'] as const
const progresses = ['learning', 'finished'] as const
const ages = ['minor', 'adult'] as const
const states = ['active', 'must_change_password', 'never_logged_in'] as const
const awayDays = ['14', '30', '90', '180', '365'] as const

/** What the list of members is sorted by. */
const sortable = ['name', 'registered', 'seen', 'courses'] as const

/** The filters by their names in the address, and what each may be. */
export const memberListShape = {
  filters: {
    wer: roles,
    verein: ID_VALUE,
    kurs: ID_VALUE,
    lernstand: progresses,
    weg: awayDays,
    alter: ages,
    ab: DAY_VALUE,
    bis: DAY_VALUE,
    zustand: states,
  },
  sortable,
} as const

type Chosen = ListState['filters']

const oneOf = <T extends string>(all: readonly T[], value: string | undefined): T | undefined =>
  all.find((one) => one === value)

/** The filter as the calls take it: what the list is read with, and what is done to all it finds. */
export const filterOf = ({ search, filters }: Pick<ListState, 'search' | 'filters'>) => {
  const role = oneOf(roles, filters['wer'])
  const progress = oneOf(progresses, filters['lernstand'])
  const age = oneOf(ages, filters['alter'])
  const state = oneOf(states, filters['zustand'])
  return {
    ...(search && { search }),
    ...(role && { role }),
    ...(filters['verein'] && { society_id: filters['verein'] }),
    ...(filters['kurs'] && { course_id: filters['kurs'] }),
    ...(progress && { progress }),
    ...(filters['weg'] && { inactive_days: Number(filters['weg']) }),
    ...(age && { age }),
    ...(filters['ab'] && { from: filters['ab'] }),
    ...(filters['bis'] && { to: filters['bis'] }),
    ...(state && { state }),
  }
}

/** The order as the call takes it. */
export const orderOf = ({ sort }: Pick<ListState, 'sort'>): Pick<QueryOfMembers, 'sort' | 'descending'> => {
  const by = oneOf(sortable, sort?.key)
  return { ...(by && { sort: by }), ...(by && sort?.descending && { descending: 'true' }) }
}

/** What the chosen society and course are called, once that is known. */
export type ChosenNames = { society: string | undefined; course: string | undefined }

/** Reads the names of what is chosen by its id. */
export const useChosenNames = ({ filters }: Pick<ListState, 'filters'>): ChosenNames => {
  const { verein = '', kurs = '' } = filters
  const society = useQuery({ ...read('GET /society', { 'society-id': verein }), enabled: verein !== '' })
  const course = useQuery({ ...read('GET /course/dev', { 'course-id': kurs }), enabled: kurs !== '' })
  return { society: society.data?.name, course: course.data?.title }
}

/** So many things a search for one of them shows. */
const FOUND = 20

const findSocieties = async (search: string) =>
  (await call('GET /societies', { query: { search, limit: FOUND } })).items.map(({ id, name, city }) => ({
    value: id,
    label: [name, city].filter(Boolean).join(', '),
  }))

const findCourses = async (search: string) =>
  (await call('GET /courses/dev', { query: { search, limit: FOUND } })).items.map(({ id, title }) => ({
    value: id,
    label: title,
  }))

/** The filters as the list shows them. */
export const memberFilters = (t: Translate, chosen: ChosenNames): Filter[] => [
  {
    key: 'wer',
    label: t('memberList.role'),
    options: roles.map((value) => ({ value, label: t(`memberList.roles.${value}`) })),
  },
  {
    key: 'weg',
    label: t('memberList.away'),
    options: awayDays.map((value) => ({ value, label: t('memberList.awayDays', { days: value }) })),
  },
  {
    key: 'zustand',
    label: t('memberList.stateHeader'),
    options: states.map((value) => ({ value, label: t(`memberList.state.${value}`) })),
  },
  {
    key: 'verein',
    label: t('memberList.society'),
    kind: 'lookup',
    chosen: chosen.society,
    find: findSocieties,
  },
  {
    key: 'kurs',
    label: t('memberList.course'),
    kind: 'lookup',
    seldom: true,
    chosen: chosen.course,
    find: findCourses,
  },
  {
    key: 'lernstand',
    label: t('memberList.progress'),
    seldom: true,
    options: progresses.map((value) => ({ value, label: t(`memberList.progresses.${value}`) })),
  },
  {
    key: 'alter',
    label: t('memberList.age'),
    seldom: true,
    options: ages.map((value) => ({ value, label: t(`memberList.ages.${value}`) })),
  },
  { key: 'ab', label: t('memberList.from'), kind: 'day', seldom: true },
  { key: 'bis', label: t('memberList.to'), kind: 'day', seldom: true },
]

const courseWords = (t: Translate, filters: Chosen, name: string | undefined): string[] => {
  const progress = oneOf(progresses, filters['lernstand'])
  const value = name ?? t('memberList.chosenCourse')
  if (filters['kurs'] && progress === 'finished') return [t('memberList.words.courseFinished', { value })]
  if (filters['kurs'] && progress === 'learning') return [t('memberList.words.courseLearning', { value })]
  if (filters['kurs']) return [t('memberList.words.course', { value })]
  return progress ? [t(`memberList.words.progress.${progress}`)] : []
}

/** Whom the list shows, in words. */
export const filterWords = (
  t: Translate,
  { search, filters }: Pick<ListState, 'search' | 'filters'>,
  chosen: ChosenNames,
): string => {
  const { role, inactive_days: days, age, state, from, to } = filterOf({ search, filters })
  const parts = [
    ...(role ? [t('memberList.words.role', { value: t(`memberList.roles.${role}`) })] : []),
    ...(filters['verein']
      ? [t('memberList.words.society', { value: chosen.society ?? t('memberList.chosenOne') })]
      : []),
    ...courseWords(t, filters, chosen.course),
    ...(days === undefined ? [] : [t('memberList.words.away', { days })]),
    ...(age ? [t(`memberList.words.age.${age}`)] : []),
    ...(state ? [t(`memberList.words.state.${state}`)] : []),
    ...(from ? [t('memberList.words.from', { day: formatDay(from) })] : []),
    ...(to ? [t('memberList.words.to', { day: formatDay(to) })] : []),
    ...(search ? [t('memberList.words.search', { value: search })] : []),
  ]
  return parts.join(', ')
}
