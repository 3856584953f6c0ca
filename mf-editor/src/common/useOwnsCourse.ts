import { useSession } from '@kursportal/shared/store'

/** Whether a course is the visitor's own, or anybody's to an admin: what co-authors may not see or change. */
export const useOwnsCourse = ({ owner }: { owner: { id: string } }): boolean => {
  const session = useSession()
  return session?.perms.admin === true || session?.user.id === owner.id
}
