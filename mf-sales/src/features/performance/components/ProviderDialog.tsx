import { isFailure } from '@kursportal/shared/client'
import { provider as schema, type Provider, type SocietyProvider } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import {
  Alert,
  Box,
  Button,
  ConfirmDialog,
  Dialog,
  FormSkeleton,
  Loaded,
  toast,
  Typography,
} from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { SignatureField } from '@kursportal/shared/ui/signature'
import { useState, type ReactNode } from 'react'
import { z } from 'zod'
import { useTexts } from '../../../texts/index.ts'
import { readSocietyProvider, useChangeSocietyProvider } from '../api/society-provider.ts'

/** What a refusal says of what stands there by now. */
const conflict = z.object({ version: z.string() })

const wordsOf = ({ name, street, zip, city, signatory }: Provider): string =>
  `${name}, ${street}, ${zip} ${city}, ${signatory}`

type Props = { society: { id: string; name: string }; onClose: () => void }

/** Makes a community the provider of its courses: what certificates say of it, and who signs them. */
const ProviderDialog = ({ society, onClose }: Props): ReactNode => {
  const t = useTexts()
  const stored = useQuery({ ...readSocietyProvider(society.id), staleTime: 0 })
  return (
    <Loaded
      query={stored}
      waiting={<FormSkeleton />}
      failed={t('provider.failed')}
      renderFrame={(state) => (
        <Dialog open onClose={onClose} title={t('provider.title', { name: society.name })}>
          {state}
        </Dialog>
      )}
    >
      {(found) => <ProviderForm society={society} stored={found} onClose={onClose} />}
    </Loaded>
  )
}

const ProviderForm = ({ society, stored, onClose }: Props & { stored: SocietyProvider }): ReactNode => {
  const t = useTexts()
  const change = useChangeSocietyProvider(society.id)
  const [stopping, setStopping] = useState(false)
  // What stood there when it was opened; once somebody else was first, what they stored and was shown.
  const [based_on, setBasedOn] = useState(stored.version)
  const [overtaken, setOvertaken] = useState(false)
  const save = async (provider: Provider | null): Promise<void> => {
    try {
      await change.mutateAsync({ provider, based_on })
    } catch (error) {
      const newer = isFailure(error, 'edited_meanwhile') && conflict.safeParse(error.details).data
      if (newer) {
        setBasedOn(newer.version)
        setOvertaken(true)
      }
      throw error
    }
  }
  const form = useKitForm(schema, {
    defaultValues: stored.provider ?? {
      name: stored.society_name,
      street: '',
      zip: '',
      city: '',
      signatory: '',
      signature: null,
    },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('provider.title', { name: society.name })}
      form={form}
      submitLabel={t('provider.submit')}
      onSubmit={async (provider) => {
        await save(provider)
        toast.success(t('provider.done', { name: provider.name }))
      }}
    >
      <Typography>{t('provider.body')}</Typography>
      {overtaken && (
        <Alert severity="info">
          {t('provider.theirs')} {stored.provider ? wordsOf(stored.provider) : t('provider.theirsNone')}
        </Alert>
      )}
      <TextField
        name={form.at('name')}
        label={t('provider.name')}
        hint={t('provider.nameHint')}
        autoComplete="organization"
        maxLength={200}
      />
      <TextField
        name={form.at('street')}
        label={t('provider.street')}
        autoComplete="address-line1"
        maxLength={200}
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '180px minmax(0, 1fr)' } }}>
        <TextField
          name={form.at('zip')}
          label={t('provider.zip')}
          autoComplete="postal-code"
          maxLength={12}
        />
        <TextField
          name={form.at('city')}
          label={t('provider.city')}
          autoComplete="address-level2"
          maxLength={120}
        />
      </Box>
      <TextField
        name={form.at('signatory')}
        label={t('provider.signatory')}
        hint={t('provider.signatoryHint')}
        autoComplete="off"
        maxLength={200}
      />
      <SignatureField name={form.at('signature')} label={t('provider.signature')} />
      {stored.provider && (
        <div>
          <Button variant="text" color="error" onClick={() => setStopping(true)}>
            {t('provider.stop')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={stopping}
        onClose={() => setStopping(false)}
        title={t('provider.stopTitle')}
        confirmLabel={t('provider.stop')}
        destructive
        onConfirm={async () => {
          await save(null)
          toast.success(t('provider.stopped'))
          onClose()
        }}
      >
        {t('provider.stopBody')}
      </ConfirmDialog>
    </FormDialog>
  )
}

export default ProviderDialog
