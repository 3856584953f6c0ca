import { failureText } from '@kursportal/shared/client'
import { coursePause, object, type CoursePause } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { keepPreviousData, useQuery } from '@kursportal/shared/query'
import { Alert, Box, toast, Typography } from '@kursportal/shared/ui'
import { DateField, FormDialog, useKitForm, useWatch } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { comingDay } from '../../../common/time-texts.ts'
import { useTexts } from '../texts.ts'
import { readCoursePause, usePauseCourse } from '../api/course-pause.ts'

const schema = object({ until: coursePause.shape.paused_until.unwrap() })

/** When the next chapters open. */
const Openings = ({ openings }: Pick<CoursePause, 'openings'>): ReactNode => {
  const t = useTexts()
  if (openings.length === 0) return <Typography>{t('course.pause.nothingMoves')}</Typography>
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {openings.map(({ chapter_id, position, title, opens_on, expected }) => (
        <li key={chapter_id}>
          {t(expected ? 'course.pause.opensExpected' : 'course.pause.opens', {
            number: position + 1,
            title,
            day: comingDay(opens_on),
          })}
        </li>
      ))}
    </Box>
  )
}

type Props = {
  courseId: string
  /** What is left to pause, and the last day one may last. */
  pause: CoursePause
  latest: string
  onClose: () => void
}

/** Asks until when, and shows what that does to the dates before anything is changed. */
const PauseDialog = ({ courseId, pause, latest, onClose }: Props): ReactNode => {
  const t = useTexts()
  const begin = usePauseCourse(courseId)
  const form = useKitForm(schema, { defaultValues: { until: '' } })
  const until = useWatch({ control: form.control, name: 'until' })
  const isDay = schema.safeParse({ until }).success
  const planned = useQuery({
    ...readCoursePause(courseId, until),
    enabled: isDay,
    placeholderData: keepPreviousData,
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('course.pause.title')}
      form={form}
      submitLabel={t('course.pause.begin')}
      onSubmit={async (values) => {
        await begin.mutateAsync(values.until)
        toast.success(t('course.pause.begun', { day: formatDay(values.until) }))
      }}
    >
      <Typography>{t('course.pause.intro')}</Typography>
      <DateField
        name={form.at('until')}
        label={t('course.pause.until')}
        hint={t('course.pause.frame', {
          latest: formatDay(latest),
          days: pause.days_left,
          count: pause.pauses_left,
        })}
        max={latest}
      />
      <Box aria-live="polite">
        {isDay && planned.isError && <Alert severity="warning">{failureText(planned.error)}</Alert>}
        {isDay && planned.data && !planned.isError && (
          <>
            <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{t('course.pause.afterwards')}</Typography>
            <Openings openings={planned.data.openings} />
          </>
        )}
      </Box>
    </FormDialog>
  )
}

export default PauseDialog
