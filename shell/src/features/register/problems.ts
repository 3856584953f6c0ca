import { create } from '@kursportal/shared/store'
import type { Problem } from './registration-problem.ts'

/** What the server refused, until the step it belongs to has said so. */
export const useProblems = create<{ problems: readonly Problem[] }>(() => ({ problems: [] }))

/** Hands over what the server refused to the steps. */
export const tellProblems = (problems: readonly Problem[]): void => useProblems.setState({ problems })
