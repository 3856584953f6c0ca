import type { Access } from '@kursportal/shared/contract'
import { Section } from '@kursportal/shared/ui'
import { CheckboxField, DateField, MoneyField, RadioField, TextField } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { SavedForm } from '../../../common/saving/SavedForm.tsx'
import { useTexts } from '../texts.ts'
import { servesNobody } from '../accesses.rules.ts'
import { serves } from '../serves.ts'
import { useAccessForm } from '../useAccessForm.ts'

/** The name, until when people can join, and whom it serves, which can be switched while it serves nobody. */
export const AccessSettings = ({
  access,
  management,
}: {
  access: Access
  management: NonNullable<Access['management']>
}): ReactNode => {
  const t = useTexts()
  const draft = useAccessForm(access, management)
  const { at } = draft.form
  const fixed = !servesNobody(management)
  return (
    <Section variant="card" title={t('accesses.settings')}>
      <SavedForm draft={draft} label={t('accesses.settings')} done={t('accesses.saved')}>
        <TextField
          name={at('name')}
          label={t('accesses.name')}
          hint={t('accesses.nameHint')}
          maxLength={200}
        />
        {!access.for_societies && (
          <DateField
            name={at('open_until')}
            label={t('accesses.openUntil')}
            hint={t('accesses.openUntilHint')}
            optional
            whenEmpty={null}
          />
        )}
        {!access.for_societies && (
          <CheckboxField
            name={at('needs_code')}
            label={t('accesses.codes.needed')}
            hint={t('accesses.codes.neededHint')}
          />
        )}
        <MoneyField
          name={at('fee_cents')}
          label={t('accesses.fee')}
          hint={`${t('accesses.feeHint')}${management.courses.length > 1 ? ` ${t('accesses.feeShared')}` : ''}`}
          optional
          whenEmpty={null}
        />
        <RadioField
          name={at('serves')}
          label={t('accesses.serves')}
          hint={fixed && t('accesses.servesFixed')}
          disabled={fixed}
          options={serves.map((value) => ({
            value,
            label: t(`accesses.servesWhom.${value}`),
            description: t(`accesses.servesHint.${value}`),
          }))}
        />
      </SavedForm>
    </Section>
  )
}
