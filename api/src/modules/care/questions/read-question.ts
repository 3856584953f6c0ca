import type { QuestionPage } from '@kursportal/shared/contract'
import { nameOrEmail } from '@kursportal/shared/domain'
import type { ActorContext } from '../../../platform/context.ts'
import { noteRead } from '../../audit-log/note-read.ts'
import { mayWriteMore, openQuestion, type OpenQuestion } from './open-question.ts'
import { presentHead, presentLearner } from './questions.views.ts'

/** A question with all that was written. @throws ApiError not_found */
export const readQuestion = async (context: ActorContext, id: string): Promise<QuestionPage> =>
  questionPage(context, await openQuestion(context, id))

/** The same for a screen: that an admin looks at a question of another's course is noted. @throws ApiError not_found */
export const viewQuestion = async (context: ActorContext, id: string): Promise<QuestionPage> => {
  const question = await openQuestion(context, id)
  if (question.leads && question.owner_id !== context.actor.user_id)
    await noteRead(context, {
      action: 'question_viewed',
      userId: question.user_id,
      subject: question.course_title,
    })
  return questionPage(context, question)
}

/** How long an answer took is for who leads the course. */
const questionPage = async (context: ActorContext, question: OpenQuestion): Promise<QuestionPage> => {
  const messages = await context.db
    .selectFrom('care_messages')
    .leftJoin('users', 'users.id', 'care_messages.author_id')
    .where('question_id', '=', question.id)
    .select([
      'care_messages.id',
      'by_leader',
      'text',
      'minutes',
      'care_messages.created_at',
      'users.first_name',
      'users.last_name',
      'users.email',
    ])
    .orderBy('care_messages.created_at')
    .orderBy('care_messages.id')
    .execute()
  return {
    ...presentHead(question),
    learner: presentLearner(question),
    leads: question.leads,
    can: { write: mayWriteMore(context, question) },
    messages: messages.map(({ first_name, last_name, email, ...message }) => ({
      id: message.id,
      by_leader: message.by_leader,
      author:
        email === null
          ? ''
          : nameOrEmail({ first_name: first_name ?? '', last_name: last_name ?? '', email }),
      text: message.text,
      minutes: question.leads && message.by_leader ? message.minutes : null,
      written_at: message.created_at.toISOString(),
    })),
  }
}
