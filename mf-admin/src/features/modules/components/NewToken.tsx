import { Box, Button, copyText, Dialog, Typography } from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useTexts } from '../texts.ts'
import { useCreateToken } from '../api/change-tokens.ts'
import { Version } from './Version.tsx'

const answer = z.object({ name: z.string().trim().min(1).max(60) })

type Props = {
  remote: string
  /** Gets the new token, which nobody can ask for again. */
  onCreated: (token: string) => void
  onClose: () => void
}

/** Asks what a new token is for. */
export const NewToken = ({ remote, onCreated, onClose }: Props): ReactNode => {
  const t = useTexts()
  const form = useKitForm(answer, { defaultValues: { name: '' } })
  const { mutateAsync } = useCreateToken(remote)
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('modules.tokens.add')}
      form={form}
      submitLabel={t('modules.tokens.create')}
      onSubmit={async ({ name }) => onCreated((await mutateAsync(name)).token)}
    >
      <TextField
        name={form.at('name')}
        label={t('modules.tokens.name')}
        hint={t('modules.tokens.nameHint')}
        maxLength={60}
      />
    </FormDialog>
  )
}

/** Shows a new token, this once. */
export const CreatedToken = ({ token, onClose }: { token: string; onClose: () => void }): ReactNode => {
  const t = useTexts()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('modules.tokens.createdTitle')}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('modules.tokens.close')}
          </Button>
          <Button variant="contained" onClick={() => void copyText(token, t('modules.tokens.copied'))}>
            {t('modules.tokens.copy')}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 2 }}>{t('modules.tokens.createdBody')}</Typography>
      <Box sx={{ p: 2, borderRadius: 2, bgcolor: 'background.sunken', userSelect: 'all' }}>
        <Version>{token}</Version>
      </Box>
    </Dialog>
  )
}
