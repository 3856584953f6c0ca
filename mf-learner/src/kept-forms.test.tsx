import { expectKept, type KeptForm } from '@kursportal/shared/testing/kept'
import { WriteForm } from './common/care/WriteForm.tsx'
import { NewTopicForm } from './common/forum/NewTopicForm.tsx'
import { EditPost } from './features/forum/components/EditPost.tsx'
import { ReplyForm } from './features/forum/components/ReplyForm.tsx'
import { ReportPost } from './features/forum/components/ReportPost.tsx'
import { COURSE, listOf, post, threadPage } from './features/forum/forum.fixtures.ts'

const nothing = () => undefined

const forms: (KeptForm & { what: string })[] = [
  {
    what: 'a topic',
    form: <NewTopicForm courseId={COURSE} leads={false} onSent={nothing} onCancel={nothing} />,
    field: /^Dein Text/,
    answers: { 'GET /threads': listOf() },
  },
  {
    what: 'a reply',
    form: <ReplyForm thread={threadPage()} answering={undefined} onAnswerNobody={nothing} />,
    field: /^Dein Text/,
  },
  { what: 'a post put right', form: <EditPost post={post(1)} onClose={nothing} />, field: /^Beitrag/ },
  {
    what: 'what is wrong with a post',
    form: <ReportPost thread={threadPage()} post={post(1)} onClose={nothing} />,
    field: /^Möchtest du|^Was/,
  },
  {
    what: 'a question to whoever leads the course',
    form: (
      <WriteForm
        draft="care/kept"
        title="Frage"
        label="Deine Frage"
        submitLabel="Abschicken"
        onSend={() => Promise.resolve()}
      />
    ),
    field: 'Deine Frage',
  },
]

describe('what was typed and not sent outlives the page', () => {
  it.each(forms)('$what', ({ what: _what, ...form }) => expectKept(form))
})
