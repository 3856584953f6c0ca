import { useLogOut } from '@kursportal/shared/store'
import { ActionMenu, Button, LogOutIcon, toast } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { useHelpLinks } from './useHelpLinks.tsx'

const useLeave = (): (() => void) => {
  const t = useTexts()
  const { mutate } = useLogOut()
  return () => mutate(undefined, { onError: () => toast.error(t('frame.logOutFailed')) })
}

/** What somebody can do from anywhere: find help, and leave. Beside the profile on wide windows. */
export const AccountMenu = ({ name }: { name: string }): ReactNode => {
  const t = useTexts()
  const leave = useLeave()
  const help = useHelpLinks()
  return (
    <ActionMenu
      label={t('frame.account', { name })}
      actions={[...help, { label: t('frame.logOut'), icon: <LogOutIcon size={20} />, onPress: leave }]}
    />
  )
}

const line = { justifyContent: 'flex-start', px: 2, minHeight: 48 }

/** The same at the end of the menu of small screens. */
export const AccountLinks = (): ReactNode => {
  const t = useTexts()
  const leave = useLeave()
  return (
    <>
      {useHelpLinks().map(({ label, href, icon }) => (
        <Button key={href} variant="text" color="inherit" fullWidth href={href} startIcon={icon} sx={line}>
          {label}
        </Button>
      ))}
      <Button
        variant="text"
        color="inherit"
        fullWidth
        onClick={leave}
        startIcon={<LogOutIcon size={20} />}
        sx={line}
      >
        {t('frame.logOut')}
      </Button>
    </>
  )
}
