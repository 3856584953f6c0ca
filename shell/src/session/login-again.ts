import { create } from '@kursportal/shared/store'

/** Whether the session ended under something typed, so that the login stands over the page instead of replacing it. */
export const useLoginAgain = create<{ wanted: boolean }>(() => ({ wanted: false }))

/** Asks for the login over the page, or takes it away. */
export const wantLoginAgain = (wanted: boolean): void => useLoginAgain.setState({ wanted })
