import { formatDateTime } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Box, ListSkeleton, Typography } from '@kursportal/shared/ui'
import { useEffect, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from '../texts.ts'
import { readQuestion, useMarkRead, type CareQuestion } from '../api/care.ts'
import { AnswerForm } from './AnswerForm.tsx'

/** Opening a question is reading it. */
const useReading = ({ id, messages }: CareQuestion): void => {
  const { mutate } = useMarkRead()
  const latest = messages.at(-1)?.id
  useEffect(() => {
    if (latest) mutate(id)
  }, [latest, id, mutate])
}

const Words = ({ question }: { question: CareQuestion }): ReactNode => {
  const t = useTexts()
  useReading(question)
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, mb: 3, display: 'grid', gap: 2 }}>
        {question.messages.map((message) => (
          <Box
            component="li"
            key={message.id}
            sx={{
              pl: 2,
              borderLeft: 4,
              borderColor: message.by_leader ? 'primary.main' : 'divider',
            }}
          >
            <Typography sx={{ fontWeight: 600 }}>
              {message.author || t(message.by_leader ? 'care.leader' : 'care.former')}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
              {formatDateTime(message.written_at)}
              {message.minutes !== null && ` · ${t('care.minutes', { count: message.minutes })}`}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message.text}</Typography>
          </Box>
        ))}
      </Box>
      <AnswerForm question={question} />
    </>
  )
}

/** All that was written about a question, and a way to answer. */
export const Conversation = ({ questionId }: { questionId: string }): ReactNode => {
  const t = useTexts()
  const question = useQuery(readQuestion(questionId))
  return (
    <Loaded query={question} waiting={<ListSkeleton count={2} />} failed={t('care.oneFailed')}>
      {(found) => <Words key={found.id} question={found} />}
    </Loaded>
  )
}
