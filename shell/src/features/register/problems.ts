import { create } from '@kursportal/shared/store'
import type { Problem } from './registration-problem.ts'
import type { Step } from './steps.ts'

type Refusal = {
  /** What was refused, until the step it belongs to has said so. */
  problems: readonly Problem[]
  /** The step that was sent: whoever has put right what was refused goes on there, and not through every step again. */
  sentFrom: Step | null
}

/** What the server refused. */
export const useProblems = create<Refusal>(() => ({ problems: [], sentFrom: null }))

/** Hands over what the server refused to the steps. */
export const reportProblems = (problems: readonly Problem[], sentFrom: Step): void =>
  useProblems.setState({ problems, sentFrom })

/** Leaves the problems that no step has said yet. */
export const leaveProblems = (problems: readonly Problem[]): void => useProblems.setState({ problems })

/** The step to go back to after a repair, once. */
export const takeSentFrom = (): Step | null => {
  const { sentFrom } = useProblems.getState()
  useProblems.setState({ sentFrom: null })
  return sentFrom
}
