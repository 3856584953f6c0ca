import { call } from '@kursportal/shared/client'
import { useMutation } from '@kursportal/shared/query'
import { reportProblems } from '../problems.ts'
import { problemsOf } from '../registration-problem.ts'

type Typed = { email: string; password: string }

/**
 * Has e-mail and password judged where they are typed: whether the address is taken and the password too common is known
 * to the server only. Whoever cannot be judged now (no connection, too many requests) goes on: it is judged at the end.
 */
export const useCheckNewAccount = () => {
  const check = useMutation({ mutationFn: (body: Typed) => call('POST /user/check', { body }) })
  return {
    busy: check.isPending,
    /** Whether to go on; what is refused is said at its field. */
    judge: async (typed: Typed): Promise<boolean> => {
      try {
        await check.mutateAsync(typed)
        return true
      } catch (error) {
        const refused = problemsOf(error, 'account').filter(({ field }) => field !== 'root')
        if (refused.length > 0) reportProblems(refused, 'account')
        return refused.length === 0
      }
    },
  }
}
