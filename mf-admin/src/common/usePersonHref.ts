import { useSystemConfig } from '@kursportal/shared/store'

const PERSON = '/admin/members/:userId'

/** Where somebody is looked after: on their own page, or in the list of members where no remote has such a page. */
export const usePersonHref = (): ((person: { id: string; email: string }) => string) => {
  const { remotes } = useSystemConfig()
  const hasPage = remotes.some(({ declaration }) => declaration.screens?.some(({ path }) => path === PERSON))
  return ({ id, email }) =>
    hasPage ? `/admin/members/${id}` : `/admin/members?suche=${encodeURIComponent(email)}`
}
