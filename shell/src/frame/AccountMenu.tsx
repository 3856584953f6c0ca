import { useLogOut } from '@kursportal/shared/store'
import { ActionMenu, LogOutIcon, toast } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'

/** What somebody can do with their account from anywhere: leave. */
export const AccountMenu = ({ name }: { name: string }): ReactNode => {
  const t = useTexts()
  const { mutate } = useLogOut()
  const leave = (): void => mutate(undefined, { onError: () => toast.error(t('frame.logOutFailed')) })
  return (
    <ActionMenu
      label={t('frame.account', { name })}
      actions={[{ label: t('frame.logOut'), icon: <LogOutIcon size={20} />, onPress: leave }]}
    />
  )
}
