import { today } from '../../../common/today.ts'
import { ageOn } from '@kursportal/shared/domain'
import { useSettings, useSystemConfig } from '@kursportal/shared/store'
import { Alert, Box, Typography } from '@kursportal/shared/ui'
import {
  CheckboxField,
  DateField,
  TextField,
  useKitForm,
  useWatch,
  type FieldName,
} from '@kursportal/shared/ui/forms'
import { useMemo, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { currentDraft } from '../draft.ts'
import { personSchema } from '../schemas.ts'
import { CommunityField } from './CommunityField.tsx'
import { StepForm } from './StepForm.tsx'

/** What the parent declares, with both names as they were typed. */
const ParentAllows = ({ name }: { name: FieldName<boolean> }): ReactNode => {
  const t = useTexts()
  const [first, last, parent] = useWatch({ name: ['first_name', 'last_name', 'parent_name'] })
  const child = [first, last]
    .map((part) => String(part).trim())
    .filter(Boolean)
    .join(' ')
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="h3" component="p">
        {t('register.forParent')}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>{t('register.forParentBody')}</Typography>
      <CheckboxField
        name={name}
        label={t('register.parentAllows', {
          parent: String(parent).trim() || '…',
          child: child || '…',
        })}
      />
    </Box>
  )
}

/** Name and birth date; a parent for somebody under age; the Verein for somebody no link brought here. */
export const PersonStep = ({ onDone, onBack }: { onDone: () => void; onBack: () => void }): ReactNode => {
  const t = useTexts()
  const { limits } = useSystemConfig()
  const { communities } = useSettings()
  const day = today()
  const schema = useMemo(() => personSchema(limits, day), [limits, day])
  const typed = currentDraft()
  const form = useKitForm(schema, {
    defaultValues: {
      first_name: typed.first_name,
      last_name: typed.last_name,
      birth_date: typed.birth_date,
      parent_name: typed.parent_name,
      parent_birth_date: typed.parent_birth_date,
      parent_allows: typed.parent_allows,
      community: typed.community,
    },
  })
  const birthDate = useWatch({ control: form.control, name: 'birth_date' })
  const age = /^\d{4}-\d{2}-\d{2}$/.test(birthDate) ? ageOn(birthDate, day) : undefined
  const tooYoung = age !== undefined && age >= 0 && age < limits.minimum_age
  const underAge = age !== undefined && age >= limits.minimum_age && age < limits.age_of_consent
  return (
    <StepForm
      step="person"
      title={t('register.step.person')}
      form={form}
      onSubmit={onDone}
      submitLabel={t('register.next')}
      onBack={onBack}
    >
      <TextField name={form.at('first_name')} label={t('register.firstName')} autoComplete="given-name" />
      <TextField name={form.at('last_name')} label={t('register.lastName')} autoComplete="family-name" />
      <DateField
        name={form.at('birth_date')}
        label={t('register.birthDate')}
        hint={t('register.birthDateHint')}
        autoComplete="bday"
        birth
      />
      <div aria-live="polite">
        {tooYoung && <Alert severity="warning">{t('register.tooYoung', { age: limits.minimum_age })}</Alert>}
        {underAge && (
          <Alert severity="info">{t('register.parentNeeded', { age: limits.age_of_consent })}</Alert>
        )}
      </div>
      {underAge && (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            pl: { sm: 3 },
            borderLeft: { sm: 3 },
            borderColor: { sm: 'divider' },
          }}
        >
          <TextField name={form.at('parent_name')} label={t('register.parentName')} />
          <DateField
            name={form.at('parent_birth_date')}
            label={t('register.parentBirthDate')}
            birth
            whenEmpty={null}
          />
          <ParentAllows name={form.at('parent_allows')} />
        </Box>
      )}
      {communities && !typed.referrer && <CommunityField name={form.at('community')} />}
    </StepForm>
  )
}
