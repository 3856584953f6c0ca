import type { OwnData } from '@kursportal/shared/contract'
import { Alert, Box, Button, DeleteIcon } from '@kursportal/shared/ui'
import { SectionCard } from '@kursportal/shared/ui/forms'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { WhatGoes } from './WhatGoes.tsx'

const DeleteAccountDialog = lazy(
  () => import(/* webpackChunkName: "delete-account" */ './DeleteAccountDialog.tsx'),
)

/** The way out for good; admins, who cannot take it themselves, read why. */
export const DeletionSection = ({ person }: { person: OwnData }): ReactNode => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  return (
    <SectionCard id="deletion" title={t('profile.deletion.title')} intro={t('profile.deletion.intro')}>
      <WhatGoes />
      <Box sx={{ mt: 3 }}>
        {person.perms.admin ? (
          <Alert severity="info">{t('profile.deletion.notAdmins')}</Alert>
        ) : (
          <Button
            variant="outlined"
            color="error"
            startIcon={<DeleteIcon size={20} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {t('profile.deletion.open')}
          </Button>
        )}
      </Box>
      {open && (
        <Suspense>
          <DeleteAccountDialog email={person.email} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </SectionCard>
  )
}
