import type { CourseFields } from '@kursportal/shared/contract'
import {
  looksLikeCourseNumber,
  preventionFields,
  preventionPrincipleNames,
  preventionPrinciples,
} from '@kursportal/shared/domain'
import { Alert, Box } from '@kursportal/shared/ui'
import {
  CheckboxField,
  DateField,
  NumberField,
  RadioField,
  SelectField,
  TextField,
  useWatch,
  type At,
} from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { ContraindicationsField } from './ContraindicationsField.tsx'

type Props = { at: At<CourseFields> }

const principles = preventionPrincipleNames.map((value) => {
  const { field, text } = preventionPrinciples[value]
  return { value, label: text, group: preventionFields[field] }
})

/** An odd number is only pointed out: the form of older ones is not known. */
const OddNumber = (): ReactNode => {
  const t = useTexts()
  const number: unknown = useWatch({ name: 'certification_number' })
  const odd = typeof number === 'string' && !looksLikeCourseNumber(number)
  return (
    <div aria-live="polite">
      {odd && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t('editor.course.oddNumber')}
        </Alert>
      )}
    </div>
  )
}

/** What it means for the paper that nobody states it; only where the course has a number, so that it is certified. */
const NotHeldInPerson = (): ReactNode => {
  const t = useTexts()
  const number: unknown = useWatch({ name: 'certification_number' })
  const held: unknown = useWatch({ name: 'held_in_person' })
  const certified = typeof number === 'string' && number !== ''
  return (
    <div aria-live="polite">
      {certified && held !== true && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {t('editor.course.notHeldInPerson')}
        </Alert>
      )}
    </div>
  )
}

/** What an insurance and an inspection ask of the course. */
export const CertificationFields = ({ at }: Props): ReactNode => {
  const t = useTexts()
  return (
    <>
      <SelectField
        name={at('prevention_principle')}
        label={t('editor.course.fields.prevention_principle')}
        hint={t('editor.course.principleHint')}
        options={principles}
        placeholder={t('editor.course.noPrinciple')}
        whenEmpty={null}
        optional
      />
      <Box>
        <TextField
          name={at('certification_number')}
          label={t('editor.course.fields.certification_number')}
          hint={t('editor.course.certificationNumberHint')}
          whenEmpty={null}
          maxLength={40}
          optional
        />
        <OddNumber />
      </Box>
      <DateField
        name={at('certified_until')}
        label={t('editor.course.fields.certified_until')}
        hint={t('editor.course.certifiedUntilHint')}
        whenEmpty={null}
        optional
      />
      <TextField
        name={at('zfu_number')}
        label={t('editor.course.fields.zfu_number')}
        hint={t('editor.course.zfuHint')}
        whenEmpty={null}
        maxLength={40}
        optional
      />
      <Box>
        <CheckboxField
          name={at('held_in_person')}
          label={t('editor.course.fields.held_in_person')}
          hint={t('editor.course.heldInPersonHint')}
        />
        <NotHeldInPerson />
      </Box>
      <RadioField
        name={at('required_participation')}
        label={t('editor.course.fields.required_participation')}
        options={[
          {
            value: 100,
            label: t('editor.course.participation', { percent: 100 }),
            description: t('editor.course.participation100'),
          },
          {
            value: 90,
            label: t('editor.course.participation', { percent: 90 }),
            description: t('editor.course.participation90'),
          },
          {
            value: 80,
            label: t('editor.course.participation', { percent: 80 }),
            description: t('editor.course.participation80'),
          },
        ]}
      />
      <ContraindicationsField at={at} />
    </>
  )
}

/** Whether people may ask who leads the course, and how soon they are answered. */
export const QuestionFields = ({ at }: Props): ReactNode => {
  const t = useTexts()
  const enabled: unknown = useWatch({ name: 'questions_enabled' })
  return (
    <>
      <CheckboxField
        name={at('questions_enabled')}
        label={t('editor.course.fields.questions_enabled')}
        hint={t('editor.course.questionsHint')}
      />
      {enabled === true && (
        <NumberField
          name={at('answer_days')}
          label={t('editor.course.fields.answer_days')}
          hint={t('editor.course.answerDaysHint')}
          unit={t('editor.course.workingDays')}
        />
      )}
    </>
  )
}
