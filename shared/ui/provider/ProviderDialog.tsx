import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import type { z } from 'zod'
import { isFailure } from '../../client/api-failure.ts'
import type { ClubProvider, SocietyProvider, StoredClubProvider } from '../../contract/index.ts'
import { useQuery } from '../../query/index.ts'
import { FormSkeleton } from '../feedback/LoadingSkeletons.tsx'
import { Loaded } from '../feedback/Loaded.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useKitForm } from '../forms/useKitForm.ts'
import { ConfirmDialog } from '../overlays/ConfirmDialog.tsx'
import { Dialog } from '../overlays/Dialog.tsx'
import { toast } from '../toasts/toast-queue.ts'
import { ProviderFields } from './ProviderFields.tsx'
import { useProviderTexts } from './provider-texts.ts'
import { readSocietyProvider, useChangeSocietyProvider } from './society-provider.ts'

/** What a refusal says of what stands there by now. */
const versionIn = (details: unknown): string | undefined =>
  typeof details === 'object' &&
  details !== null &&
  'version' in details &&
  typeof details.version === 'string'
    ? details.version
    : undefined

const wordsOf = (said: StoredClubProvider): string =>
  [
    said.name,
    said.street,
    `${said.zip} ${said.city}`,
    said.represented_by,
    said.email,
    said.register_number,
    said.signatory,
  ]
    .filter((word) => word !== '')
    .join(', ')

type Props = {
  society: { id: string; name: string }
  /** `clubProvider` of the contract: the kit brings no schemas. */
  schema: z.core.$ZodType<ClubProvider, ClubProvider>
  onClose: () => void
}

/** Makes a community the provider of its courses: what certificates say of it, and who signs them. */
export const ProviderDialog = ({ society, schema, onClose }: Props): ReactNode => {
  const t = useProviderTexts()
  const stored = useQuery({ ...readSocietyProvider(society.id), staleTime: 0 })
  return (
    <Loaded
      query={stored}
      waiting={<FormSkeleton />}
      failed={t('failed')}
      renderFrame={(state) => (
        <Dialog open onClose={onClose} title={t('title', { name: society.name })}>
          {state}
        </Dialog>
      )}
    >
      {(found) => <ProviderForm society={society} schema={schema} stored={found} onClose={onClose} />}
    </Loaded>
  )
}

const ProviderForm = ({
  society,
  schema,
  stored,
  onClose,
}: Props & { stored: SocietyProvider }): ReactNode => {
  const t = useProviderTexts()
  const change = useChangeSocietyProvider(society.id)
  const [stopping, setStopping] = useState(false)
  // What stood there when it was opened; once somebody else was first, what they stored and was shown.
  const [based_on, setBasedOn] = useState(stored.version)
  const [overtaken, setOvertaken] = useState(false)
  const save = async (provider: ClubProvider | null): Promise<void> => {
    try {
      await change.mutateAsync({ provider, based_on })
    } catch (error) {
      const newer = isFailure(error, 'edited_meanwhile') && versionIn(error.details)
      if (newer) {
        setBasedOn(newer)
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
      email: '',
      register_number: '',
      represented_by: '',
      signatory: '',
      signature: null,
    },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('title', { name: society.name })}
      form={form}
      submitLabel={t('submit')}
      onSubmit={async (provider) => {
        await save(provider)
        toast.success(t('done', { name: provider.name }))
      }}
    >
      <Typography>{t('body')}</Typography>
      {overtaken && (
        <Alert severity="info">
          {t('theirs')} {stored.provider ? wordsOf(stored.provider) : t('theirsNone')}
        </Alert>
      )}
      <ProviderFields at={form.at} />
      {stored.provider && (
        <div>
          <Button variant="text" color="error" onClick={() => setStopping(true)}>
            {t('stop')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={stopping}
        onClose={() => setStopping(false)}
        title={t('stopTitle')}
        confirmLabel={t('stop')}
        destructive
        onConfirm={async () => {
          await save(null)
          toast.success(t('stopped'))
          onClose()
        }}
      >
        {t('stopBody')}
      </ConfirmDialog>
    </FormDialog>
  )
}
