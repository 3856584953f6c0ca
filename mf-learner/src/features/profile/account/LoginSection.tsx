import type { OwnData } from '@kursportal/shared/contract'
import { Box, Button, EditIcon, Typography } from '@kursportal/shared/ui'
import { SectionCard } from '@kursportal/shared/ui/forms'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'

const EmailDialog = lazy(() => import(/* webpackChunkName: "change-login" */ './EmailDialog.tsx'))
const PasswordDialog = lazy(() => import(/* webpackChunkName: "change-login" */ './PasswordDialog.tsx'))

const Line = (props: { name: string; value: string; change: string; onChange: () => void }): ReactNode => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1.5,
      alignItems: 'center',
      justifyContent: 'space-between',
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600 }}>{props.name}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{props.value}</Typography>
    </Box>
    <Button variant="outlined" onClick={props.onChange} startIcon={<EditIcon size={18} aria-hidden />}>
      {props.change}
    </Button>
  </Box>
)

/** What somebody logs in with; both are changed with a code from a mail. */
export const LoginSection = ({ person }: { person: OwnData }): ReactNode => {
  const t = useTexts()
  const [open, setOpen] = useState<'email' | 'password'>()
  const close = (): void => setOpen(undefined)
  return (
    <SectionCard id="login" title={t('profile.login.title')} intro={t('profile.login.intro')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Line
          name={t('profile.login.email')}
          value={person.email}
          change={t('profile.email.open')}
          onChange={() => setOpen('email')}
        />
        <Line
          name={t('profile.login.password')}
          value={t('profile.login.passwordDots')}
          change={t('profile.password.open')}
          onChange={() => setOpen('password')}
        />
      </Box>
      <Suspense>
        {open === 'email' && <EmailDialog onClose={close} />}
        {open === 'password' && <PasswordDialog email={person.email} onClose={close} />}
      </Suspense>
    </SectionCard>
  )
}
