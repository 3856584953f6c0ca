import { call } from '@kursportal/shared/client'
import { contactPoints, type ContactPoints } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { Loaded, TextSkeleton } from '@kursportal/shared/ui'
import { SectionCard, SectionForm, TextField } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { useSharedSection } from '../../../common/useSharedSection.tsx'
import { useTexts } from '../texts.ts'
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
      {({ contact, versions }) => <ContactForm contact={contact ?? nobody} version={versions.contact} />}
    </Loaded>
  )
}

const ContactForm = ({ contact, version }: { contact: ContactPoints; version: string }): ReactNode => {
  const t = useTexts()
  const change = useChangeContactPoints()
  const { form, section, notes } = useSharedSection<ContactPoints>({
    id: 'contact',
    part: 'settings/contact',
    rules: contactPoints,
    now: { fields: contact, version },
    looks: {
      users_email: { label: t('settings.contact.users') },
      phone: { label: t('settings.contact.phone') },
      authorities_email: { label: t('settings.contact.authorities') },
      languages: { label: t('settings.contact.languages') },
    },
    present: async () => {
      const { contact: now, versions } = await call('GET /notices')
      return { fields: now ?? nobody, version: versions.contact, edited: null }
    },
    write: (_changed, basedOn, whole) => change.mutateAsync({ ...whole, based_on: basedOn }),
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
      {notes}
    </SectionForm>
  )
}
