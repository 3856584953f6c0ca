import { useSession } from '@kursportal/shared/store'

/** Whether a course is the visitor's own, or anybody's to an admin: what co-authors may not see or change. */
export const useOwnsCourse = (course: { owner: { id: string } } | undefined): boolean => {
  const session = useSession()
  return session?.perms.admin === true || (course !== undefined && session?.user.id === course.owner.id)
}
