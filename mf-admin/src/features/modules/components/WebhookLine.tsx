import { webhookAddress } from '@kursportal/shared/contract'
import { formatDateTime } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Alert, Box, Button, ListSkeleton, Loaded, toast, Typography } from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { z } from 'zod'
import { useTexts, type Translate } from '../texts.ts'
import { readWebhook, type Webhook } from '../api/read-modules.ts'
import { useSetWebhook } from '../api/set-webhook.ts'
import { Version } from './Version.tsx'

const wanted = (t: Translate) =>
  z.object({
    address: z
      .string()
      .trim()
      .refine(
        (text) => text === '' || webhookAddress.safeParse(text).success,
        t('modules.errors.webhookBad'),
      ),
  })

type Props = { name: string; address: string | null; onClose: () => void }

const WebhookDialog = ({ name, address, onClose }: Props): ReactNode => {
  const t = useTexts()
  const form = useKitForm(wanted(t), { defaultValues: { address: address ?? '' } })
  const { mutateAsync } = useSetWebhook(name)
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('modules.errors.webhook')}
      form={form}
      submitLabel={t('modules.errors.webhookSave')}
      onSubmit={async (answer) => {
        await mutateAsync(answer.address || null)
        toast.success(t('modules.errors.webhookSaved'))
        onClose()
      }}
    >
      <TextField
        name={form.at('address')}
        label={t('modules.errors.webhookAddress')}
        hint={t('modules.errors.webhookHint')}
        maxLength={500}
      />
    </FormDialog>
  )
}

const stateOf = (t: Translate, { told_at, failures }: Webhook): string =>
  failures > 0
    ? t('modules.errors.webhookFailing', { count: failures })
    : told_at === null
      ? t('modules.errors.webhookNever')
      : t('modules.errors.webhookTold', { when: formatDateTime(told_at) })

/** Where new errors of a module are told, and whether that arrives. */
export const WebhookLine = ({ name }: { name: string }): ReactNode => {
  const t = useTexts()
  const webhook = useQuery(readWebhook(name))
  const [isChanging, setChanging] = useState(false)
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('modules.errors.webhook')}
      </Typography>
      <Loaded dense query={webhook} waiting={<ListSkeleton />} failed={t('modules.errors.webhookFailed')}>
        {(said) => (
          <>
            {said.address === null ? (
              <Typography sx={{ color: 'text.secondary' }}>{t('modules.errors.webhookNone')}</Typography>
            ) : (
              <Box sx={{ overflowWrap: 'anywhere' }}>
                <Version>{said.address}</Version>
                <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
                  {stateOf(t, said)}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t('modules.errors.webhookKey', { key: said.key ?? '' })}
                </Typography>
              </Box>
            )}
            {said.stopped && (
              <Alert severity="warning" sx={{ mt: 1.5 }}>
                {t('modules.errors.webhookStopped')}
              </Alert>
            )}
            <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => setChanging(true)}>
              {t('modules.errors.webhookChange')}
            </Button>
            {isChanging && (
              <WebhookDialog name={name} address={said.address} onClose={() => setChanging(false)} />
            )}
          </>
        )}
      </Loaded>
    </Box>
  )
}
