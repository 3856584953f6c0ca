import type { LectureStatistic, QuestionStatistic } from '@kursportal/shared/contract'
import { formatNumber, formatPercent } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { ListSkeleton, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { useTexts } from '../texts.ts'
import { readQuestions, type Time } from '../api/statistics.ts'
import { hardestFirst } from '../statistics.rules.ts'
import { NumberTable, SaveNumbers, type NumberColumn } from './NumberTable.tsx'

type Props = { courseId: string; title: string; time: Time; lectures: readonly LectureStatistic[] }
type Columns = [NumberColumn<QuestionStatistic>, ...NumberColumn<QuestionStatistic>[]]

/** How hard each quiz question is, the hardest first. */
export const QuestionsPart = ({ courseId, title, time, lectures }: Props): ReactNode => {
  const t = useTexts()
  const query = useQuery(readQuestions(courseId, time))
  const quizOf = (id: string): string => lectures.find((lecture) => lecture.id === id)?.title ?? ''
  const columns: Columns = [
    { header: t('statistics.question'), text: ({ question }) => question, isWords: true },
    { header: t('statistics.quiz'), text: ({ lecture_id: id }) => quizOf(id), isWords: true },
    {
      header: t('statistics.answered'),
      text: ({ people }) => (people === null ? t('statistics.fewer') : formatNumber(people)),
    },
    {
      header: t('statistics.right'),
      text: ({ right_share: share }) => (share === null ? t('statistics.fewer') : formatPercent(share)),
    },
  ]
  const rows = hardestFirst(query.data?.questions ?? [])
  return (
    <Section
      title={t('statistics.questions')}
      intro={t('statistics.questionsIntro')}
      actions={
        rows.length > 0 && (
          <SaveNumbers name={t('statistics.csvQuestions', { title })} rows={rows} columns={columns} />
        )
      }
    >
      <Loaded query={query} waiting={<ListSkeleton count={3} />} failed={t('statistics.questionsFailed')}>
        {() =>
          rows.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{t('statistics.noQuestions')}</Typography>
          ) : (
            <NumberTable
              label={t('statistics.questions')}
              rows={rows}
              rowKey={({ lecture_id: lecture, question_id: question }) => `${lecture} ${question}`}
              columns={columns}
            />
          )
        }
      </Loaded>
    </Section>
  )
}
