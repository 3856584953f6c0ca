import type { OwnData, Signature } from '@kursportal/shared/contract'
import { Box, Button, ConfirmDialog, DoneIcon, EditIcon, StatusChip, toast } from '@kursportal/shared/ui'
import { SectionForm, useKitForm, useSection } from '@kursportal/shared/ui/forms'
import { SignatureField } from '@kursportal/shared/ui/signature'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import { useChangePerson } from '../api/change-person.ts'
import { lateRules } from '../late-rules.ts'

/** Says that there is a signature, which never comes back from the server, and offers to replace or remove it. */
const StoredSignature = ({ onReplace }: { onReplace: () => void }): ReactNode => {
  const t = useTexts()
  const change = useChangePerson()
  const [asking, setAsking] = useState(false)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <StatusChip tone="success" icon={<DoneIcon />}>
        {t('profile.signature.stored')}
      </StatusChip>
      <Button variant="outlined" onClick={onReplace} startIcon={<EditIcon size={18} aria-hidden />}>
        {t('profile.signature.replace')}
      </Button>
      <Button variant="outlined" color="inherit" onClick={() => setAsking(true)}>
        {t('profile.signature.remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('profile.signature.removeTitle')}
        confirmLabel={t('profile.signature.remove')}
        onConfirm={async () => {
          await change.mutateAsync({ signature: null })
          toast.success(t('profile.signature.removed'))
        }}
        destructive
      >
        {t('profile.signature.removeBody')}
      </ConfirmDialog>
    </Box>
  )
}

/** The signature that certificates get, drawn or typed. */
export const SignatureSection = ({ person }: { person: OwnData }): ReactNode => {
  const t = useTexts()
  const change = useChangePerson()
  const [replacing, setReplacing] = useState(false)
  const form = useKitForm(lateRules.signature, { defaultValues: { signature: null as Signature | null } })
  const section = useSection(form, {
    id: 'signature',
    save: async (typed) => {
      await change.mutateAsync(typed)
      form.setValue('signature', null)
      setReplacing(false)
    },
    done: t('profile.signature.saved'),
  })
  return (
    <SectionForm
      id="signature"
      title={t('profile.signature.title')}
      intro={t('profile.signature.intro')}
      form={form}
      section={section}
    >
      {person.has_signature && !replacing ? (
        <StoredSignature onReplace={() => setReplacing(true)} />
      ) : (
        <SignatureField name="signature" label={t('profile.signature.label')} optional />
      )}
    </SectionForm>
  )
}
