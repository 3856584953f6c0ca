import { useSession, useSettings, useSystemConfig } from '@kursportal/shared/store'
import { Button, Dialog, Link, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { Logo } from './Logo.tsx'

/** Where the logo leads. */
export const useHomePath = (): string => (useSession() ? '/my-courses' : '/login')

const PreviewButton = ({ name }: { name: string }): ReactNode => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" color="warning" onClick={() => setOpen(true)}>
        {t('frame.preview')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('frame.previewTitle')}>
        <Typography>{t('frame.previewBody', { name })}</Typography>
      </Dialog>
    </>
  )
}

/** The logo, leading home; a preview build says what it is instead. */
export const HomeLink = (): ReactNode => {
  const t = useTexts()
  const { name } = useSettings()
  const { features } = useSystemConfig()
  const home = useHomePath()
  if (features.preview) return <PreviewButton name={name} />
  return (
    <Link
      href={home}
      underline="none"
      aria-label={t('frame.home', { name })}
      data-always
      sx={{ color: 'text.primary', display: 'inline-flex', minWidth: 0 }}
    >
      <Logo />
    </Link>
  )
}
