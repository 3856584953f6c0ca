import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import type { AttemptQuestion } from '../../contract/quizzes/attempt.schemas.ts'
import type { Story, StoryMeta } from '../../gallery/story.ts'
import { QuestionField } from './QuestionField.tsx'
import { QuestionResult } from './QuestionResult.tsx'
import { kinds } from './quiz.testing.ts'

export default { title: 'Quizfragen' } satisfies StoryMeta

const Asked = ({ question }: { question: AttemptQuestion }): ReactNode => {
  const [answer, setAnswer] = useState<string[]>([])
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">{question.question}</Typography>
      <QuestionField question={{ ...question, answer }} onAnswer={setAnswer} />
    </Box>
  )
}

/** Every kind of question that is answered with more than a tick. */
const AllKinds = (): ReactNode => (
  <Box sx={{ display: 'grid', gap: 4 }}>
    {Object.values(kinds).map((question) => (
      <Asked key={question.id} question={question} />
    ))}
  </Box>
)

/** How answers went: right, in part, and never judged. */
const AllResults = (): ReactNode => (
  <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
    <QuestionResult
      question={{
        ...kinds.match,
        answer: ['Nase', 'Nase'],
        result: {
          correct: false,
          points: 1,
          max_points: 2,
          right: ['Nase', 'Mund'],
          explanation: 'So ist es leichter.',
        },
      }}
      number={1}
      total={2}
      openAtFirst
    />
    <QuestionResult
      question={{
        ...kinds.scale,
        answer: ['4'],
        result: { correct: null, points: 0, max_points: 0, right: [], explanation: '' },
      }}
      number={2}
      total={2}
      openAtFirst
    />
  </Box>
)

export const Kinds: Story = { name: 'Arten', render: () => <AllKinds /> }
export const Results: Story = { name: 'Ergebnisse', render: () => <AllResults /> }
