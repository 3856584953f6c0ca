import { contactPoints, type ContactPoints } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { Loaded, TextSkeleton } from '@kursportal/shared/ui'
import { SectionCard, SectionForm, TextField, useKitForm, useSection } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { noticesQuery, useChangeContactPoints } from '../api/notices.ts'

const nobody: ContactPoints = { authorities_email: '', users_email: '', phone: '', languages: '' }

/** Whom authorities and people write to; it stands below the imprint. */
export const ContactSection = (): ReactNode => {
  const t = useTexts()
  return (
    <Loaded
      query={useQuery(noticesQuery)}
      waiting={<TextSkeleton />}
      failed={t('settings.contact.failed')}
      renderFrame={(state) => (
        <SectionCard id="contact" title={t('settings.contact.title')} intro={t('settings.contact.intro')}>
          {state}
        </SectionCard>
      )}
    >
      {({ contact }) => <ContactForm contact={contact ?? nobody} />}
    </Loaded>
  )
}

const ContactForm = ({ contact }: { contact: ContactPoints }): ReactNode => {
  const t = useTexts()
  const change = useChangeContactPoints()
  const form = useKitForm(contactPoints, {
    defaultValues: contact,
    values: contact,
    resetOptions: { keepDirtyValues: true },
  })
  const section = useSection(form, {
    id: 'contact',
    save: change.mutateAsync,
    done: t('settings.contact.saved'),
  })
  return (
    <SectionForm
      id="contact"
      title={t('settings.contact.title')}
      intro={t('settings.contact.intro')}
      form={form}
      section={section}
    >
      <TextField name={form.at('users_email')} type="email" label={t('settings.contact.users')} />
      <TextField name={form.at('phone')} label={t('settings.contact.phone')} maxLength={40} optional />
      <TextField
        name={form.at('authorities_email')}
        type="email"
        label={t('settings.contact.authorities')}
        hint={t('settings.contact.authoritiesHint')}
      />
      <TextField
        name={form.at('languages')}
        label={t('settings.contact.languages')}
        hint={t('settings.contact.languagesHint')}
        maxLength={200}
      />
    </SectionForm>
  )
}
