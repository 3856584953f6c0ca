import type { OwnData, Signature } from '@kursportal/shared/contract'
import { useQuery, useQueryClient } from '@kursportal/shared/query'
import {
  Box,
  Button,
  ConfirmDialog,
  DoneIcon,
  EditIcon,
  StatusChip,
  toast,
  Typography,
} from '@kursportal/shared/ui'
import { SectionForm, useKitForm, useSection } from '@kursportal/shared/ui/forms'
import { SignatureField } from '@kursportal/shared/ui/signature'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useChangePerson } from '../api/change-person.ts'
import { readSignature } from '../api/read-signature.ts'
import { lateRules } from '../late-rules.ts'

/** How a signature looks: on white with black ink, by night too, as it is printed. */
const Shown = ({ signature }: { signature: Signature }): ReactNode => {
  const t = useTexts()
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: '100%',
        maxWidth: 420,
        aspectRatio: '3 / 1',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'common.white',
        color: 'common.black',
        overflow: 'hidden',
      }}
    >
      {signature.kind === 'drawn' ? (
        <Box
          component="img"
          src={signature.png}
          alt={t('profile.signature.picture')}
          sx={{ maxWidth: '100%', maxHeight: '100%' }}
        />
      ) : (
        <Typography
          component="span"
          sx={{ px: 2, fontSize: '1.75rem', fontStyle: 'italic', overflowWrap: 'anywhere' }}
        >
          {signature.text}
        </Typography>
      )}
    </Box>
  )
}

/** The signature as it is stored, and the ways to replace or remove it. */
const StoredSignature = ({ onReplace }: { onReplace: () => void }): ReactNode => {
  const t = useTexts()
  const stored = useQuery(readSignature)
  const change = useChangePerson()
  const [asking, setAsking] = useState(false)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      {stored.data?.signature ? (
        <Shown signature={stored.data.signature} />
      ) : (
        <StatusChip tone="success" icon={<DoneIcon />}>
          {t('profile.signature.stored')}
        </StatusChip>
      )}
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
  const client = useQueryClient()
  const [replacing, setReplacing] = useState(false)
  const form = useKitForm(lateRules.signature, { defaultValues: { signature: null as Signature | null } })
  const section = useSection(form, {
    id: 'signature',
    save: async (typed, sent) => {
      await change.mutateAsync(typed)
      setReplacing(false)
      void client.invalidateQueries({ queryKey: readSignature.queryKey })
      sent.standAs({ signature: null })
    },
    done: t('profile.signature.saved'),
  })
  const keepStored = (): void => {
    section.bar.onDiscard()
    setReplacing(false)
  }
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
        <>
          <SignatureField name={form.at('signature')} label={t('profile.signature.label')} optional />
          {replacing && (
            <Button variant="outlined" onClick={keepStored} sx={{ justifySelf: 'start' }}>
              {t('profile.cancel')}
            </Button>
          )}
        </>
      )}
    </SectionForm>
  )
}
