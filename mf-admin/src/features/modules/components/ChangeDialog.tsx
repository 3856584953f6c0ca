import { isFailure } from '@kursportal/shared/client'
import { reason } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { Button, Dialog, toast } from '@kursportal/shared/ui'
import { FormDialog, TextField, useKitForm } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useTexts } from '../texts.ts'
import { previewChange, useChangeModule, type ModuleChange } from '../api/change-module.ts'
import type { Module } from '../api/read-modules.ts'
import { AcceptUnknown } from './AcceptUnknown.tsx'
import { ConsequenceList, RefusalText } from './ConsequenceList.tsx'
import { changeFailureText } from './change-failure.ts'

const answer = z.object({ reason, accept_unknown: z.boolean() })

type Props = {
  module: Module
  change: ModuleChange
  title: string
  submitLabel: string
  onClose: () => void
}

/** Asks for the reason of a change and says what follows from it. */
export const ChangeDialog = ({ module, change, title, submitLabel, onClose }: Props): ReactNode => {
  const t = useTexts()
  const form = useKitForm(answer, { defaultValues: { reason: '', accept_unknown: false } })
  const wanted = { name: module.name, revision: module.revision, change }
  const { mutateAsync, isPending, isSuccess } = useChangeModule()
  // What is being changed, or has been, cannot be changed in the same way once more.
  const preview = useQuery({ ...previewChange(wanted), enabled: !isPending && !isSuccess })
  // What the gate refuses nobody can send, whatever the reason.
  if (isFailure(preview.error, 'release_incompatible'))
    return (
      <Dialog
        open
        onClose={onClose}
        title={title}
        actions={
          <Button variant="outlined" onClick={onClose}>
            {t('modules.change.refused')}
          </Button>
        }
      >
        <RefusalText error={preview.error} />
      </Dialog>
    )
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      form={form}
      submitLabel={submitLabel}
      errorText={changeFailureText(t)}
      onSubmit={async (values) => {
        const { applied } = await mutateAsync({ ...wanted, ...values })
        toast.success(t(applied ? 'modules.change.done' : 'modules.change.unchanged'))
      }}
    >
      <ConsequenceList kind={change.kind} consequences={preview.data?.consequences} error={preview.error} />
      <AcceptUnknown
        name={form.at('accept_unknown')}
        compatibility={preview.data?.consequences.compatibility}
      />
      <TextField
        name={form.at('reason')}
        label={t('modules.change.reason')}
        hint={t('modules.change.reasonHint')}
        rows={2}
        maxLength={300}
      />
    </FormDialog>
  )
}
