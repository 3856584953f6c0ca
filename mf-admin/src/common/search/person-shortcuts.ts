import type { Translate } from './texts.ts'
import type { Hit } from './recent-hits.ts'

/** The tabs of somebody that are gone to straight from the search. */
const tabs = ['courses', 'certificates', 'accesses', 'money', 'mails'] as const

/** The word in the address of somebody's page that opens the question whether the account goes. */
export const DELETING = { key: 'tun', value: 'loeschen' } as const

/** Where one goes about somebody, once they are the only one found. */
export const shortcutsOf = (t: Translate, { id, title: name }: { id: string; title: string }): Hit[] => [
  ...tabs.map((tab) => ({
    key: `members ${id} ${tab}`,
    title: t('search.of', { name, what: t(`person.tabs.${tab}`) }),
    note: '',
    path: `/admin/members/${id}/${tab}`,
  })),
  {
    key: `members ${id} delete`,
    title: t('search.of', { name, what: t('personAccount.delete.open') }),
    note: '',
    path: `/admin/members/${id}?${DELETING.key}=${DELETING.value}`,
  },
]
