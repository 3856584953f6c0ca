import { addPerson } from '../../api/src/seed/scenarios/people.ts'

/** What tests can arrange by name; the functions are the ones the demo data is made of. */
export const scenarios = { addPerson }

export type Scenarios = typeof scenarios
export type ScenarioName = keyof Scenarios
