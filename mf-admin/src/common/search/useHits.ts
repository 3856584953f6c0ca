import { read, type AnswerOf } from '@kursportal/shared/client'
import { searchFor } from '@kursportal/shared/domain'
import { formatMoney } from '@kursportal/shared/i18n'
import { keepPreviousData, useQuery } from '@kursportal/shared/query'
import { useNavItems, useSystemConfig } from '@kursportal/shared/store'
import { useDebounced } from '@kursportal/shared/ui'
import { useTexts, type Translate } from './texts.ts'
import { usePersonHref } from '../usePersonHref.ts'
import { findPages } from './find-pages.ts'
import { shortcutsOf } from './person-shortcuts.ts'
import { useRecentHits, type Hit } from './recent-hits.ts'

type Group = AnswerOf<'GET /admin/search'>['groups'][number]
type Found = Group['items'][number]
/** Hits that stand together. */
export type HitGroup = { name: string; hits: readonly Hit[] }

type PersonHref = ReturnType<typeof usePersonHref>

const PAUSE_MS = 200

/** Where a hit leads and where all of its kind stand, for a page that is there. */
const places: Record<
  Group['kind'],
  { needs: string; one: (found: Found, person: PersonHref) => string; all?: (q: string) => string }
> = {
  members: {
    needs: '/admin/members',
    one: ({ id, note }, person) => person({ id, email: note }),
    all: (q) => `/admin/members?suche=${q}`,
  },
  certificates: { needs: '/admin/members', one: ({ id }) => `/admin/members/${id}/certificates` },
  societies: {
    needs: '/admin/groups',
    one: ({ id }) => `/admin/groups/${id}`,
    all: (q) => `/admin/groups?suche=${q}`,
  },
  courses: { needs: '/course-editor', one: ({ id }) => `/course-editor/courses/${id}` },
  accesses: { needs: '/course-editor', one: ({ id }) => `/course-editor/accesses/${id}` },
  payouts: {
    needs: '/admin/payouts',
    one: ({ id }) => `/admin/payouts/${id}`,
    all: (q) => `/admin/payouts?suche=${q}`,
  },
  insurances: {
    needs: '/admin/insurances',
    one: ({ title }) => `/admin/insurances?suche=${encodeURIComponent(title)}`,
    all: (q) => `/admin/insurances?suche=${q}`,
  },
  faq: { needs: '/admin/faq', one: () => '/admin/faq' },
  templates: { needs: '/admin/templates', one: ({ id }) => `/admin/templates/${id}` },
}

const hitsOf = (t: Translate, person: PersonHref, { kind, items, total }: Group, typed: string): Hit[] => {
  const { one, all } = places[kind]
  const found = items.map((item) => ({
    key: `${kind} ${item.id} ${item.title}`,
    title:
      item.amount === null
        ? item.title
        : t('search.payout', { amount: formatMoney(item.amount), society: item.title }),
    note: item.note,
    path: one(item, person),
  }))
  const [only] = items
  if (kind === 'members' && only && total === 1) return [...found, ...shortcutsOf(t, only)]
  if (!all || total <= items.length) return found
  const title = total < 100 ? t('search.all', { count: total }) : t('search.allMany')
  return [...found, { key: `${kind} all`, title, note: '', path: all(encodeURIComponent(typed)) }]
}

/** What is found for what is typed; what was opened lately while nothing is. */
export const useHits = (typed: string) => {
  const t = useTexts()
  const recent = useRecentHits(({ hits }) => hits)
  const pages = [...useNavItems('admin'), ...useNavItems('top')]
  const { remotes } = useSystemConfig()
  const person = usePersonHref()
  const words = typed.trim()
  const q = useDebounced(words, PAUSE_MS)
  const found = useQuery({
    ...read('GET /admin/search', { q }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
  const isThere = (prefix: string): boolean =>
    remotes.some(({ declaration }) => declaration.routes.some((route) => route.prefix === prefix))
  const named = (name: keyof typeof nameKeys, hits: readonly Hit[]): HitGroup[] =>
    hits.length > 0 ? [{ name: t(nameKeys[name]), hits }] : []
  const isSearching = words !== '' && (q !== words || found.isFetching)
  const known: HitGroup[] =
    words === ''
      ? named('recent', recent)
      : [
          ...named(
            'pages',
            findPages(words, pages).map((page) => ({ ...page, key: `page ${page.path} ${page.title}` })),
          ),
          ...named(
            'modules',
            remotes
              .filter(({ declaration }) => searchFor(words)(declaration.title, t('search.groups.modules')))
              .map(({ name, declaration }) => ({
                key: `module ${name}`,
                title: declaration.title,
                note: '',
                path: `/admin/modules/${name}`,
              })),
          ),
          ...(q === '' ? [] : (found.data?.groups ?? []))
            .filter(({ kind }) => isThere(places[kind].needs))
            .flatMap((group) => named(group.kind, hitsOf(t, person, group, q))),
        ]
  const inTexts = {
    key: 'texts',
    title: t('search.inTexts', { words }),
    note: '',
    path: `/admin/texts?suche=${encodeURIComponent(words)}`,
  }
  return {
    // The words of the interface are searched on their own page, so they stand last and do not come first by being fast.
    groups: words === '' || isSearching ? known : [...known, ...named('texts', [inTexts])],
    isEmpty: known.length === 0,
    isSearching,
    hasFailed: words !== '' && found.isError,
  }
}

const nameKeys = {
  recent: 'search.groups.recent',
  pages: 'search.groups.pages',
  modules: 'search.groups.modules',
  members: 'search.groups.members',
  certificates: 'search.groups.certificates',
  societies: 'search.groups.societies',
  courses: 'search.groups.courses',
  accesses: 'search.groups.accesses',
  payouts: 'search.groups.payouts',
  insurances: 'search.groups.insurances',
  faq: 'search.groups.faq',
  templates: 'search.groups.templates',
  texts: 'search.groups.texts',
} as const
