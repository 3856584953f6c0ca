import { dayWords, nameOrEmail } from '@kursportal/shared/domain'
import type { ActorContext } from '../../../platform/context.ts'
import { sendTemplate } from '../../templates/render-template.ts'

type Told = { id: string; course_id: string; course_title: string; owner_id: string; user_id: string }

const person = ({ db }: ActorContext, id: string) =>
  db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Tells the creator of a course that somebody asked; what was asked stays on the platform. */
export const mailLeader = async (context: ActorContext, question: Told, dueOn: string): Promise<void> => {
  const leader = await person(context, question.owner_id)
  const learner = await person(context, question.user_id)
  await sendTemplate(
    context,
    'question-asked',
    leader.email,
    {
      first_name: leader.first_name,
      name: nameOrEmail(learner),
      course: question.course_title,
      due: dayWords(dueOn),
      link: `${context.config.publicUrl}/course-editor/care/questions/${question.id}`,
    },
    { courseId: question.course_id, aboutUserId: question.user_id },
  )
}

/** Tells a learner that there is an answer. */
export const mailLearner = async (context: ActorContext, question: Told): Promise<void> => {
  const { email, first_name } = await person(context, question.user_id)
  await sendTemplate(
    context,
    'question-answered',
    email,
    {
      first_name,
      course: question.course_title,
      link: `${context.config.publicUrl}/courses/${question.course_id}/questions/${question.id}`,
    },
    { courseId: question.course_id },
  )
}
