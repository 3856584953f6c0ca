import type { TestClient } from '../test-client.ts'

/** What an appointment is made from; it has begun. */
export const appointmentFields = {
  title: 'Fragestunde',
  starts_at: '2026-01-09T17:30:00.000Z',
  minutes: 30,
  link: null,
}

/** What a contact is made from. */
export const contactFields = { kind: 'telephone', day: '2026-01-09', minutes: 5 }

/** Lea has asked kim, who leads the course and has called her. */
export const addCare = async (
  { lea, kim }: Record<'lea' | 'kim', TestClient>,
  course_id: string,
  user_id: string,
) => ({
  appointment: await idFrom(kim.post('/appointment', { course_id, ...appointmentFields })),
  question: await idFrom(lea.post('/care-question', { course_id, text: 'Wie oft am Tag?' })),
  contact: await idFrom(kim.post('/care-contact', { course_id, user_id, ...contactFields })),
})

const idFrom = async (asked: ReturnType<TestClient['post']>): Promise<string> => {
  const answer = await asked
  if (answer.status !== 200) throw new Error(answer.text)
  return (answer.body as { id: string }).id
}
