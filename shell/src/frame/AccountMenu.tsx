import { useLogOut } from '@kursportal/shared/store'
import { ActionMenu, Button, LogOutIcon, PersonIcon, toast } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { useHelpLinks } from './useHelpLinks.tsx'

const useLeave = (): (() => void) => {
  const t = useTexts()
  const { mutateAsync } = useLogOut()
  // Not what `mutate` is given: the menu is gone by then, and it would not be called.
  return () =>
    void mutateAsync().then(
      () => toast.success(t('frame.loggedOut')),
      () => toast.error(t('frame.logOutFailed')),
    )
}

type Props = {
  name: string
  /** Where the profile is, while it can be reached. */
  profile: string | undefined
}

/** What somebody can do from anywhere: see their profile, find help, and leave. Beside the profile on wide windows. */
export const AccountMenu = ({ name, profile }: Props): ReactNode => {
  const t = useTexts()
  const leave = useLeave()
  const help = useHelpLinks()
  return (
    <ActionMenu
      label={t('frame.account', { name })}
      actions={[
        ...(profile ? [{ label: t('frame.myProfile'), icon: <PersonIcon size={20} />, href: profile }] : []),
        ...help,
        { label: t('frame.logOut'), icon: <LogOutIcon size={20} />, onPress: leave },
      ]}
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
