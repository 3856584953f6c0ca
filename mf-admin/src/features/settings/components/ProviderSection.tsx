import { call } from '@kursportal/shared/client'
import { provider as providerSchema, type Provider } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { Box, Loaded, TextSkeleton } from '@kursportal/shared/ui'
import { SectionCard, SectionForm, TextField } from '@kursportal/shared/ui/forms'
import { SignatureField } from '@kursportal/shared/ui/signature'
import type { ReactNode } from 'react'
import { useSharedSection } from '../../../common/useSharedSection.tsx'
import { useTexts } from '../texts.ts'
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
      {({ provider, version }) => <ProviderForm provider={provider ?? nobody} version={version} />}
    </Loaded>
  )
}

/** A signature as it is: drawn, or typed, or none. */
const SignatureShown = ({ value }: { value: Provider['signature'] }): ReactNode => {
  const t = useTexts()
  if (value?.kind !== 'drawn') return value?.text ?? t('settings.provider.noSignature')
  return (
    <Box
      component="img"
      src={value.png}
      alt={t('settings.provider.signatureNow')}
      // Drawn in ink, so it lies on paper, by night as well.
      sx={{ maxWidth: 240, maxHeight: 96, bgcolor: 'common.white', p: 1, borderRadius: 1 }}
    />
  )
}

const showSignature = (value: Provider['signature']): ReactNode => <SignatureShown value={value} />

const ProviderForm = ({ provider, version }: { provider: Provider; version: string }): ReactNode => {
  const t = useTexts()
  const change = useChangeProvider()
  const { form, section, notes } = useSharedSection<Provider>({
    id: 'provider',
    part: 'settings/provider',
    rules: providerSchema,
    now: { fields: provider, version },
    looks: {
      name: { label: t('settings.provider.name') },
      street: { label: t('settings.provider.street') },
      zip: { label: t('settings.provider.zip') },
      city: { label: t('settings.provider.city') },
      signatory: { label: t('settings.provider.signatory') },
      signature: {
        label: t('settings.provider.signature'),
        show: showSignature,
      },
    },
    present: async () => {
      const { provider: now, ...rest } = await call('GET /provider')
      return { fields: now ?? nobody, ...rest }
    },
    write: (_changed, basedOn, whole) => change.mutateAsync({ ...whole, based_on: basedOn }),
    done: t('settings.provider.saved'),
  })
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
      {provider.signature?.kind === 'drawn' && <SignatureShown value={provider.signature} />}
      <SignatureField name={form.at('signature')} label={t('settings.provider.signature')} />
      <SignatureUpload
        onPicture={(png) => form.setValue('signature', { kind: 'drawn', png }, { shouldDirty: true })}
      />
      <Specimen provider={provider} />
      {notes}
    </SectionForm>
  )
}
