import type { OwnData } from '@kursportal/shared/contract'
import { Box } from '@kursportal/shared/ui'
import { SectionForm, TextField, useKitForm, useSection } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useChangePerson } from '../api/change-person.ts'
import { changedFields } from '../changed-fields.ts'
import { lateRules } from '../late-rules.ts'

/** Where somebody lives and is called. */
export const ContactSection = ({ person }: { person: OwnData }): ReactNode => {
  const t = useTexts()
  const change = useChangePerson()
  const values = { phone: person.phone, street: person.street, zip: person.zip, city: person.city }
  const form = useKitForm(lateRules.contact, {
    defaultValues: values,
    values,
    resetOptions: { keepDirtyValues: true },
  })
  const section = useSection(form, {
    id: 'contact',
    save: (typed) => change.mutateAsync(changedFields(values, typed)),
    done: t('profile.contact.saved'),
  })
  return (
    <SectionForm
      id="contact"
      title={t('profile.contact.title')}
      intro={t('profile.contact.intro')}
      form={form}
      section={section}
    >
      <TextField
        name={form.at('street')}
        label={t('profile.contact.street')}
        autoComplete="address-line1"
        maxLength={200}
        optional
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '12.5rem 1fr' } }}>
        <TextField
          name={form.at('zip')}
          label={t('profile.contact.zip')}
          autoComplete="postal-code"
          maxLength={12}
          optional
        />
        <TextField
          name={form.at('city')}
          label={t('profile.contact.city')}
          autoComplete="address-level2"
          maxLength={120}
          optional
        />
      </Box>
      <TextField
        name={form.at('phone')}
        type="tel"
        label={t('profile.contact.phone')}
        hint={t('profile.contact.phoneHint')}
        autoComplete="tel"
        maxLength={40}
        optional
      />
    </SectionForm>
  )
}
