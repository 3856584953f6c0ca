import { call } from '@kursportal/shared/client'
import { useMutation } from '@kursportal/shared/query'
import { sentCode } from '@kursportal/shared/ui/forms'
import { keepDraft, currentDraft } from '../draft.ts'
import { reportProblems } from '../problems.ts'
import { problemsOf } from '../registration-problem.ts'
import type { Step } from '../steps.ts'
import { useRegistrationBody } from '../useRegistrationBody.ts'

/** Has the data checked and a code mailed; what is refused is told to the step it belongs to. */
export const useStartRegistration = (here: Step, onSent?: () => void) => {
  const body = useRegistrationBody()
  return useMutation({
    mutationFn: () => call('PUT /user', { body: body() }),
    onSuccess: (answer) => {
      keepDraft({ sent: sentCode(currentDraft().email, answer) })
      onSent?.()
    },
    onError: (error) => reportProblems(problemsOf(error, here), here),
  })
}
