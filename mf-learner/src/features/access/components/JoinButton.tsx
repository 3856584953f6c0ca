import { Button } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'
import { joinIntent } from '../join-intent.ts'
import { useInvitation } from './joining-context.ts'

/** Where somebody new makes an account and is in the course after it. */
export const registerHref = (accessId: string, code: string): string =>
  `/register?access-id=${accessId}${code ? `&code=${encodeURIComponent(code)}` : ''}`

/** The one large button of the page: joins, or goes on for who is in; nothing for whom it is not. */
export const JoinButton = ({ label }: { label?: string | undefined }): ReactNode => {
  const t = useTexts()
  const { access, joining } = useInvitation()
  const look = { variant: 'contained', size: 'large', sx: { width: { xs: '100%', sm: 'auto' } } } as const
  if (joining.standing === 'member' || joining.standing === 'has_all')
    return (
      <Button {...look} href={joining.goal}>
        {t(joining.goal === paths.myCourses ? 'access.toCourses' : 'access.toCourse')}
      </Button>
    )
  // With a code that lets nobody in they would register for nothing.
  const comesIn = joining.standing === 'stranger' || joining.standing === 'may_join'
  if (comesIn && joining.codeTrouble) return null
  if (comesIn && joining.looksUpCode)
    return (
      <Button {...look} loading>
        {label ?? t('access.join')}
      </Button>
    )
  if (comesIn && access.needs_code && joining.code.trim() === '')
    return (
      <Button {...look} onClick={joining.askForCode}>
        {label ?? t('access.join')}
      </Button>
    )
  if (joining.standing === 'stranger')
    return (
      <Button
        {...look}
        href={registerHref(access.id, joining.code)}
        onClick={() => joinIntent.keep(access.id)}
      >
        {label ?? t('access.join')}
      </Button>
    )
  if (joining.standing === 'may_join')
    return (
      <Button {...look} onClick={joining.join} loading={joining.pending}>
        {access.order ? t('access.orderButton') : (label ?? t('access.join'))}
      </Button>
    )
  if (joining.standing === 'may_take_again')
    return (
      <Button {...look} variant="outlined" onClick={joining.join} loading={joining.pending}>
        {t(access.order ? 'access.orderButton' : 'access.takeAgain')}
      </Button>
    )
  return null
}
