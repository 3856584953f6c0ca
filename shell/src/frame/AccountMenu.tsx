import { useLogOut } from '@kursportal/shared/store'
import { ActionMenu, Button, LogOutIcon, toast } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

const useLeave = (): (() => void) => {
  const t = useTexts()
  const { mutate } = useLogOut()
  return () => mutate(undefined, { onError: () => toast.error(t('frame.logOutFailed')) })
}

/** What somebody can do with their account from anywhere: leave. Beside the profile on wide windows. */
export const AccountMenu = ({ name }: { name: string }): ReactNode => {
  const t = useTexts()
  const leave = useLeave()
  return (
    <ActionMenu
      label={t('frame.account', { name })}
      actions={[{ label: t('frame.logOut'), icon: <LogOutIcon size={20} />, onPress: leave }]}
    />
  )
}

/** The same at the end of the menu of small screens. */
export const LeaveButton = (): ReactNode => {
  const t = useTexts()
  return (
    <Button
      variant="text"
      color="inherit"
      fullWidth
      onClick={useLeave()}
      startIcon={<LogOutIcon size={20} />}
      sx={{ justifyContent: 'flex-start', px: 2, minHeight: 48 }}
    >
      {t('frame.logOut')}
    </Button>
  )
}
