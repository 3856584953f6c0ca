import { call } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { sessionChanged } from '@kursportal/shared/store'
import { toast } from '@kursportal/shared/ui'
import { translate } from '../texts.ts'
import { clearDraft, currentDraft } from '../draft.ts'
import { reportProblems } from '../problems.ts'
import { problemsOf } from '../registration-problem.ts'
import { useRegistrationBody } from '../useRegistrationBody.ts'

/** Makes the account with the code; whoever made it is logged in then. */
export const useRegister = () => {
  const client = useQueryClient()
  const body = useRegistrationBody()
  return useMutation({
    mutationFn: (code: string) => call('POST /user', { body: { ...body(), code } }),
    onSuccess: async () => {
      const { first_name } = currentDraft()
      await sessionChanged(client)
      clearDraft()
      toast.success(translate('register.welcome', { name: first_name }))
    },
    onError: (error) => reportProblems(problemsOf(error, 'code'), 'code'),
  })
}
