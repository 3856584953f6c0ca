/**
 * How many minutes of communication with whoever leads the course an insurance wants for each participant of an online
 * course: 0.4 hours (health courses, F.1).
 */
export const REQUIRED_CARE_MINUTES = 24

/** Where the minutes of a participant come from. */
export type CareSums = { appointment_minutes: number; contact_minutes: number; answer_minutes: number }

/** All minutes of a participant. */
export const careTotal = (sums: CareSums): number =>
  sums.appointment_minutes + sums.contact_minutes + sums.answer_minutes

/** How somebody's care stands: nothing yet, some of it, or what is required. */
export type CareLight = 'none' | 'some' | 'met'

/** How so many minutes stand towards what is required. */
export const careLight = (minutes: number): CareLight =>
  minutes >= REQUIRED_CARE_MINUTES ? 'met' : minutes > 0 ? 'some' : 'none'

const READ_PER_MINUTE = 1_000
const WRITTEN_PER_MINUTE = 200

/**
 * How long an answer may have taken, in minutes: reading the question and writing the answer, by their length. Only a
 * suggestion: whoever answers says how long it was.
 */
export const suggestedMinutes = (question: string, answer: string): number =>
  answer.trim() === ''
    ? 0
    : Math.ceil(question.trim().length / READ_PER_MINUTE + answer.trim().length / WRITTEN_PER_MINUTE)
