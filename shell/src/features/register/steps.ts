/** The steps of registering, in their order; `code` is what is left when everything is filled in. */
const steps = ['account', 'person', 'insurance', 'consents', 'code'] as const

/** See {@link steps}. */
export type Step = (typeof steps)[number]

/** Remembers which step was shown last: the first step and the later ones are parts of their own. */
export const createStepMemory = () => {
  let last: Step | undefined
  return {
    /** Whether this is another step than the one shown before; the first one is none. */
    changedTo: (step: Step): boolean => {
      const changed = last !== undefined && last !== step
      last = step
      return changed
    },
  }
}

/** What every part of registering is given. */
export type StepsProps = {
  order: readonly Step[]
  loginHref: string
  memory: ReturnType<typeof createStepMemory>
}

/** The steps there are: without insurance data in use, nobody is asked for it (settings, `insurance_data`). */
export const stepsFor = ({ insurance_data }: { insurance_data: boolean }): readonly Step[] =>
  steps.filter((step) => step !== 'insurance' || insurance_data)

/** The step an address names, held to the first one that still lacks something. */
export const reachable = (
  wanted: string | null,
  order: readonly Step[],
  isComplete: (step: Step) => boolean,
): Step => {
  const first = order[0] ?? 'account'
  const asked = order.find((step) => step === wanted) ?? first
  const missing = order.find((step) => !isComplete(step))
  if (missing === undefined) return asked
  return order.indexOf(asked) <= order.indexOf(missing) ? asked : missing
}
