import type { CourseStatistics, LectureStatistic } from '@kursportal/shared/contract'
import { formatDuration, formatNumber, formatPercent } from '@kursportal/shared/i18n'
import { Box, Link, Section, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { spreadsheetTime } from '../statistics.rules.ts'
import { useTexts, type Translate } from '../texts.ts'
import { LectureChart } from './LectureChart.tsx'
import { NumberTable, SaveNumbers, type NumberColumn } from './NumberTable.tsx'

type Columns = [NumberColumn<LectureStatistic>, ...NumberColumn<LectureStatistic>[]]

const told = (t: Translate, count: number | null): string =>
  count === null ? t('statistics.fewer') : formatNumber(count)

const nameColumn = (t: Translate, courseId: string): NumberColumn<LectureStatistic> => ({
  header: t('statistics.lecture'),
  text: ({ title }) => title,
  cell: ({ title, draft_id: id }) => (id ? <Link href={paths.lecture(courseId, id)}>{title}</Link> : title),
  isWords: true,
})

const lectureColumns = (t: Translate, courseId: string): Columns => [
  nameColumn(t, courseId),
  { header: t('statistics.opened'), text: ({ reached }) => told(t, reached) },
  { header: t('statistics.done'), text: ({ done }) => told(t, done) },
  { header: t('statistics.stopped'), text: ({ stopped }) => told(t, stopped) },
]

const filmColumns = (t: Translate, courseId: string, timeOf: (seconds: number) => string): Columns => [
  { ...nameColumn(t, courseId), header: t('statistics.film') },
  {
    header: t('statistics.length'),
    text: ({ film_seconds: seconds }) => (seconds === null ? '–' : timeOf(seconds)),
  },
  {
    header: t('statistics.watched'),
    text: ({ film_seconds: seconds, watched_share: share }) =>
      seconds === null || share === null ? t('statistics.fewer') : timeOf(seconds * share),
  },
  {
    header: t('statistics.watchedShare'),
    text: ({ watched_share: share }) => (share === null ? t('statistics.fewer') : formatPercent(share)),
  },
]

/** What goes into the file: all of it, the films with what was seen of them. */
const savedColumns = (t: Translate, courseId: string): NumberColumn<LectureStatistic>[] => {
  const [name, ...numbers] = lectureColumns(t, courseId)
  const [, ...films] = filmColumns(t, courseId, spreadsheetTime)
  return [
    { header: t('statistics.chapter'), text: ({ chapter_title: title }) => title },
    name,
    { header: t('statistics.kind'), text: ({ type }) => t(`statistics.kinds.${type}`) },
    ...numbers,
    ...films.map((column) => ({
      ...column,
      text: (row: LectureStatistic) => (row.type === 'video' ? column.text(row) : ''),
    })),
  ]
}

type Props = { courseId: string; title: string; statistics: CourseStatistics }

/** How far people came, lecture by lecture, and what they watched of the films. */
export const LecturesPart = ({ courseId, title, statistics }: Props): ReactNode => {
  const t = useTexts()
  const { lectures, started } = statistics
  const films = lectures.filter(({ type }) => type === 'video')
  return (
    <>
      <Section
        title={t('statistics.lectures')}
        intro={t('statistics.lecturesIntro')}
        actions={
          <SaveNumbers
            name={t('statistics.csvLectures', { title })}
            rows={lectures}
            columns={savedColumns(t, courseId)}
          />
        }
      >
        {started !== null && <LectureChart lectures={lectures} started={started} />}
        <Box component="details" sx={{ mt: 1.5 }}>
          <Box component="summary" sx={{ py: 1.25, cursor: 'pointer', fontWeight: 600 }}>
            {t('statistics.asTable')}
          </Box>
          <NumberTable
            label={t('statistics.lectures')}
            rows={lectures}
            rowKey={({ id }) => id}
            columns={lectureColumns(t, courseId)}
          />
        </Box>
        <Typography sx={{ color: 'text.secondary', mt: 1.5, maxWidth: '62ch' }}>
          {t('statistics.fewerHint')}
        </Typography>
      </Section>
      {films.length > 0 && (
        <Section title={t('statistics.films')} intro={t('statistics.filmsIntro')}>
          <NumberTable
            label={t('statistics.films')}
            rows={films}
            rowKey={({ id }) => id}
            columns={filmColumns(t, courseId, formatDuration)}
          />
        </Section>
      )}
    </>
  )
}
