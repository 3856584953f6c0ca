import { useNavigate, useSearchParams } from '@kursportal/shared/router'
import { useEffect } from 'react'
import { takeSentFrom, useProblems } from './problems.ts'
import type { Step } from './steps.ts'

/** The ways from a step to the next one and back; leads to the step whose fields the server refused. */
export const useStepNavigation = (
  step: Step,
  order: readonly Step[],
): { onDone: () => void; onBack: () => void } => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const problems = useProblems((state) => state.problems)
  const go = (to: Step): void => {
    const next = new URLSearchParams(query)
    next.set('step', to)
    void navigate({ search: next.toString() }, { preventScrollReset: true })
  }
  // What the server refused belongs to an earlier step: lead there.
  const elsewhere = problems.find((problem) => problem.step !== step && order.includes(problem.step))?.step
  useEffect(() => {
    if (elsewhere) go(elsewhere)
  })
  const place = order.indexOf(step)
  return {
    onDone: () => {
      const sentFrom = takeSentFrom()
      const repaired = sentFrom !== null && order.indexOf(sentFrom) > place
      go((repaired ? sentFrom : order[place + 1]) ?? step)
    },
    onBack: () => go(order[place - 1] ?? step),
  }
}
