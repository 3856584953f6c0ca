import { earlyStartConsent, type CourseStart } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { Button, Card, Link, Typography } from '@kursportal/shared/ui'
import { CheckboxField, Form, FormButtons, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from './texts.ts'
import { useConfirmStart } from './course-start.ts'
import { StartFrame } from './StartFrame.tsx'

type Props = { start: CourseStart; early: NonNullable<CourseStart['early_start']> }

/** Beginning within the withdrawal period: each statement ticked on its own, or waiting, said with the day. */
export const ConsentStep = ({ start, early: { lines, version, begins_on } }: Props): ReactNode => {
  const t = useTexts()
  const confirm = useConfirmStart(start.course_id)
  const form = useKitForm(earlyStartConsent, { defaultValues: { begin: false, lose_right: false } })
  const [begin = '', loseRight = ''] = lines
  return (
    <StartFrame
      start={start}
      title={t('start.consentTitle')}
      intro={t('start.consentIntro', { course: start.course_title })}
    >
      <Card sx={{ p: { xs: 2.5, sm: 3.5 } }}>
        <Form
          form={form}
          label={t('start.consentTitle')}
          onSubmit={(agreed) => confirm.mutateAsync({ early_start: { version, ...agreed } })}
        >
          <CheckboxField name={form.at('begin')} label={begin} invalidText={t('start.tick')} />
          <CheckboxField name={form.at('lose_right')} label={loseRight} invalidText={t('start.tick')} />
          <Typography sx={{ color: 'text.secondary', my: 2 }}>{t('start.consentMail')}</Typography>
          <FormButtons>
            <Button type="submit" variant="contained" size="large">
              {t('start.consent')}
            </Button>
          </FormButtons>
        </Form>
      </Card>
      <Typography sx={{ fontSize: 'inherit' }}>{t('start.wait', { day: formatDay(begins_on) })}</Typography>
      <Link href={paths.course(start.course_id)} sx={{ justifySelf: 'start' }}>
        {t('lecture.toCourse')}
      </Link>
    </StartFrame>
  )
}
