import { call } from '@kursportal/shared/client'
import { accessibilityStatement, type AccessibilityStatement } from '@kursportal/shared/contract'
import { formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Loaded, TextSkeleton } from '@kursportal/shared/ui'
import { DateField, RadioField, SectionCard, SectionForm, TextField } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useSharedSection } from '../../../common/useSharedSection.tsx'
import { useTexts } from '../texts.ts'
import { noticesQuery, useChangeStatement } from '../api/notices.ts'

const unwritten: AccessibilityStatement = {
  conformance: 'partial',
  limits: '',
  checked_on: '',
  enforcement: '',
  feedback_email: '',
}

/** What the accessibility statement is made of. */
export const AccessibilitySection = (): ReactNode => {
  const t = useTexts()
  return (
    <Loaded
      query={useQuery(noticesQuery)}
      waiting={<TextSkeleton />}
      failed={t('settings.accessibility.failed')}
      renderFrame={(state) => (
        <SectionCard
          id="accessibility"
          title={t('settings.accessibility.title')}
          intro={t('settings.accessibility.intro')}
        >
          {state}
        </SectionCard>
      )}
    >
      {({ accessibility, versions }) => (
        <StatementForm statement={accessibility ?? unwritten} version={versions.accessibility} />
      )}
    </Loaded>
  )
}

type Props = { statement: AccessibilityStatement; version: string }

const StatementForm = ({ statement, version }: Props): ReactNode => {
  const t = useTexts()
  const change = useChangeStatement()
  const { form, section, notes } = useSharedSection<AccessibilityStatement>({
    id: 'accessibility',
    part: 'settings/accessibility',
    rules: accessibilityStatement,
    now: { fields: statement, version },
    looks: {
      conformance: {
        label: t('settings.accessibility.conformance'),
        show: (value) => t(`settings.accessibility.${value}`),
      },
      limits: { label: t('settings.accessibility.limits') },
      checked_on: { label: t('settings.accessibility.checkedOn'), show: formatDay },
      enforcement: { label: t('settings.accessibility.enforcement') },
      feedback_email: { label: t('settings.accessibility.feedback') },
    },
    present: async () => {
      const { accessibility: now, versions } = await call('GET /notices')
      return { fields: now ?? unwritten, version: versions.accessibility, edited: null }
    },
    write: (_changed, basedOn, whole) => change.mutateAsync({ ...whole, based_on: basedOn }),
    done: t('settings.accessibility.saved'),
  })
  return (
    <SectionForm
      id="accessibility"
      title={t('settings.accessibility.title')}
      intro={t('settings.accessibility.intro')}
      form={form}
      section={section}
    >
      <RadioField
        name={form.at('conformance')}
        label={t('settings.accessibility.conformance')}
        options={accessibilityStatement.shape.conformance.options.map((value) => ({
          value,
          label: t(`settings.accessibility.${value}`),
        }))}
      />
      <TextField
        name={form.at('limits')}
        label={t('settings.accessibility.limits')}
        hint={t('settings.accessibility.limitsHint')}
        rows={4}
        maxLength={5_000}
        optional
      />
      <DateField name={form.at('checked_on')} label={t('settings.accessibility.checkedOn')} />
      <TextField
        name={form.at('enforcement')}
        label={t('settings.accessibility.enforcement')}
        hint={t('settings.accessibility.enforcementHint')}
        rows={3}
        maxLength={1_000}
        optional
      />
      <TextField
        name={form.at('feedback_email')}
        type="email"
        label={t('settings.accessibility.feedback')}
        hint={t('settings.accessibility.feedbackHint')}
      />
      {notes}
    </SectionForm>
  )
}
