import { provider as providerSchema, type Provider } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { Box, Loaded, TextSkeleton } from '@kursportal/shared/ui'
import { SectionCard, SectionForm, TextField, useKitForm, useSection } from '@kursportal/shared/ui/forms'
import { SignatureField } from '@kursportal/shared/ui/signature'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { providerQuery, useChangeProvider } from '../api/provider.ts'
import { SignatureUpload } from './SignatureUpload.tsx'
import { Specimen } from './Specimen.tsx'

const nobody: Provider = {
  name: '',
  street: '',
  zip: '',
  city: '',
  signatory: '',
  signature: null,
}

/** Who offers the courses, and signs the first page of every certificate. */
export const ProviderSection = (): ReactNode => {
  const t = useTexts()
  const stored = useQuery(providerQuery)
  return (
    <Loaded
      query={stored}
      waiting={<TextSkeleton />}
      failed={t('settings.provider.failed')}
      renderFrame={(state) => (
        <SectionCard id="provider" title={t('settings.provider.title')} intro={t('settings.provider.intro')}>
          {state}
        </SectionCard>
      )}
    >
      {({ provider }) => <ProviderForm provider={provider ?? nobody} />}
    </Loaded>
  )
}

const ProviderForm = ({ provider }: { provider: Provider }): ReactNode => {
  const t = useTexts()
  const change = useChangeProvider()
  const form = useKitForm(providerSchema, {
    defaultValues: provider,
    values: provider,
    resetOptions: { keepDirtyValues: true },
  })
  const section = useSection(form, {
    id: 'provider',
    save: change.mutateAsync,
    done: t('settings.provider.saved'),
  })
  const { signature } = provider
  return (
    <SectionForm
      id="provider"
      title={t('settings.provider.title')}
      intro={t('settings.provider.intro')}
      form={form}
      section={section}
    >
      <TextField
        name={form.at('name')}
        label={t('settings.provider.name')}
        hint={t('settings.provider.nameHint')}
        autoComplete="organization"
        maxLength={200}
      />
      <TextField
        name={form.at('street')}
        label={t('settings.provider.street')}
        autoComplete="address-line1"
        maxLength={200}
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '180px minmax(0, 1fr)' } }}>
        <TextField
          name={form.at('zip')}
          label={t('settings.provider.zip')}
          autoComplete="postal-code"
          maxLength={12}
        />
        <TextField
          name={form.at('city')}
          label={t('settings.provider.city')}
          autoComplete="address-level2"
          maxLength={120}
        />
      </Box>
      <TextField
        name={form.at('signatory')}
        label={t('settings.provider.signatory')}
        hint={t('settings.provider.signatoryHint')}
        autoComplete="off"
        maxLength={200}
      />
      {signature?.kind === 'drawn' && (
        <Box
          component="img"
          src={signature.png}
          alt={t('settings.provider.signatureNow')}
          // Drawn in ink, so it lies on paper, by night as well.
          sx={{ maxWidth: 240, maxHeight: 96, bgcolor: 'common.white', p: 1, borderRadius: 1 }}
        />
      )}
      <SignatureField name={form.at('signature')} label={t('settings.provider.signature')} />
      <SignatureUpload
        onPicture={(png) => form.setValue('signature', { kind: 'drawn', png }, { shouldDirty: true })}
      />
      <Specimen provider={provider} />
    </SectionForm>
  )
}
