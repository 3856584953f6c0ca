import { formatDay } from '@kursportal/shared/i18n'
import { Box, Button, ConfirmDialog, StatusChip, toast, Typography } from '@kursportal/shared/ui'
import { CheckboxField, Form, FormButtons, useKitForm } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { z } from 'zod'
import { useTexts, type Translate } from '../texts.ts'
import { useDecideWithdrawal, type WithdrawalCase } from '../api/withdrawals.ts'
import { DeclineDialog } from './DeclineDialog.tsx'

type Course = WithdrawalCase['courses'][number]

/** What an admin weighs: since when, until when, how far it went. */
const standingOf = (t: Translate, course: Course): string =>
  [
    course.concluded_on && t('withdrawals.since', { day: formatDay(course.concluded_on) }),
    course.last_day && t('withdrawals.until', { day: formatDay(course.last_day) }),
    course.begun_at ? t('withdrawals.begun', { day: formatDay(course.begun_at) }) : t('withdrawals.notBegun'),
    course.finished_at && t('withdrawals.finished', { day: formatDay(course.finished_at) }),
    course.certified && t('withdrawals.certified'),
    course.commission === 'booked' && t('withdrawals.commission'),
    course.commission === 'booked_back' && t('withdrawals.commissionBack'),
  ]
    .filter(Boolean)
    .join(' · ')

const Line = ({ children }: { children: ReactNode }): ReactNode => (
  <Box
    component="li"
    sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere', listStyle: 'none' }}
  >
    {children}
  </Box>
)

const list = { m: 0, mb: 3, p: 0 }

/** The courses as they stand, once there is nothing left to decide. */
const Decided = ({ courses }: { courses: readonly Course[] }): ReactNode => {
  const t = useTexts()
  return (
    <Box component="ul" sx={list}>
      {courses.map((course) => (
        <Line key={course.course_id}>
          {course.title}{' '}
          {course.withdrawn && <StatusChip tone="neutral">{t('withdrawals.withdrawn')}</StatusChip>}
          <Typography sx={{ color: 'text.secondary' }}>{standingOf(t, course)}</Typography>
        </Line>
      ))}
    </Box>
  )
}

/** The courses to choose from, by their place, and the two decisions there are. */
const Open = ({ id, courses }: { id: string; courses: readonly Course[] }): ReactNode => {
  const t = useTexts()
  const decide = useDecideWithdrawal(id)
  const [accepting, setAccepting] = useState<string[]>()
  const [declining, setDeclining] = useState(false)
  const taken = courses.filter(({ withdrawn }) => !withdrawn)
  const schema = z.record(z.string(), z.boolean())
  const form = useKitForm(schema, {
    // Of one course it is clear which is meant.
    defaultValues: Object.fromEntries(taken.map(({ course_id }) => [course_id, taken.length === 1])),
  })
  return (
    <>
      <Form
        form={form}
        label={t('withdrawals.courses')}
        onSubmit={(chosen) => setAccepting(Object.keys(chosen).filter((course) => chosen[course]))}
      >
        <Box component="ul" sx={list}>
          {taken.map((course) => (
            <Line key={course.course_id}>
              <CheckboxField
                name={form.at(course.course_id)}
                label={course.title}
                hint={standingOf(t, course)}
              />
            </Line>
          ))}
        </Box>
        <FormButtons>
          <Button type="submit" variant="contained" size="large">
            {t('withdrawals.accept')}
          </Button>
          <Button variant="outlined" size="large" onClick={() => setDeclining(true)}>
            {t('withdrawals.decline')}
          </Button>
        </FormButtons>
      </Form>
      <ConfirmDialog
        open={accepting !== undefined}
        onClose={() => setAccepting(undefined)}
        title={t('withdrawals.acceptTitle')}
        confirmLabel={t('withdrawals.accept')}
        onConfirm={async () => {
          await decide.mutateAsync({ state: 'accepted', course_ids: accepting ?? [] })
          toast.success(t('withdrawals.accepted'))
        }}
      >
        {accepting && accepting.length > 0
          ? t('withdrawals.acceptBody', { count: accepting.length })
          : t('withdrawals.acceptNone')}
      </ConfirmDialog>
      {declining && <DeclineDialog id={id} onClose={() => setDeclining(false)} />}
    </>
  )
}

/** The courses of whoever withdraws, and what is decided about them. */
export const Decision = ({
  withdrawal: { id, courses, state },
}: {
  withdrawal: WithdrawalCase
}): ReactNode => {
  const t = useTexts()
  return (
    <>
      {courses.length === 0 && <Typography sx={{ mb: 3 }}>{t('withdrawals.noCourses')}</Typography>}
      {state === 'open' ? <Open id={id} courses={courses} /> : <Decided courses={courses} />}
    </>
  )
}
