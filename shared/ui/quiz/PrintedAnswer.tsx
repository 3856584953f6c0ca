import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { AttemptQuestion } from '../../contract/quizzes/attempt.schemas.ts'
import { QuestionPicture } from './QuestionPicture.tsx'
import { useQuizTexts, type QuizTranslate } from './quiz-texts.ts'

const stepsOf = ({ steps, low, high }: NonNullable<AttemptQuestion['scale']>): string[] =>
  Array.from({ length: steps }, (_, at) =>
    [at + 1, at === 0 ? low : at === steps - 1 ? high : ''].filter(Boolean).join(' '),
  )

/** What is ticked on paper. */
const boxesOf = (question: AttemptQuestion, t: QuizTranslate): string[] => {
  if (question.type === 'true_false') return [t('isTrue'), t('isFalse')]
  if (question.type === 'scale' && question.scale) return stepsOf(question.scale)
  return question.choices.map(({ text }) => text)
}

const writingLine = <Box sx={{ mt: 4, borderBottom: '0.3mm solid currentColor' }} />

const Pairs = ({ question }: { question: AttemptQuestion }): ReactNode => (
  <>
    {question.choices.map(({ id, text }) => (
      <Box key={id} sx={{ mt: 1 }}>
        {text} – ____________________
      </Box>
    ))}
    <Box sx={{ mt: 1 }}>({question.words?.join(' · ')})</Box>
  </>
)

/** Where a question is answered on paper: boxes to tick, gaps and lines to write on. */
export const PrintedAnswer = ({ question }: { question: AttemptQuestion }): ReactNode => (
  <>
    {question.picture && (
      <Box sx={{ mt: 1 }}>
        <QuestionPicture picture={question.picture} />
      </Box>
    )}
    <Blank question={question} />
  </>
)

const Blank = ({ question }: { question: AttemptQuestion }): ReactNode => {
  const t = useQuizTexts()
  if (question.type === 'short_text') return writingLine
  if (question.type === 'number') return <Box sx={{ mt: 2 }}>____________________ {question.unit}</Box>
  if (question.type === 'match') return <Pairs question={question} />
  if (question.type === 'gap_text')
    return (
      <Box sx={{ mt: 1, lineHeight: 2, whiteSpace: 'pre-line' }}>
        {question.around?.join('______________')}
        {question.words && <Box>({question.words.join(' · ')})</Box>}
      </Box>
    )
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.75 }}>
      {boxesOf(question, t).map((choice) => (
        <Box component="li" key={choice} sx={{ display: 'flex', gap: 1.5 }}>
          <Box
            component="span"
            aria-hidden
            sx={{ flex: 'none', mt: 0.5, width: '5mm', height: '5mm', border: '0.4mm solid currentColor' }}
          />
          {choice}
        </Box>
      ))}
    </Box>
  )
}
