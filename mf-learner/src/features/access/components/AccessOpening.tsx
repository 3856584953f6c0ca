import { imageAddress } from '@kursportal/shared/client'
import type { LandingPageAnswer } from '@kursportal/shared/contract'
import { accessTitle } from '@kursportal/shared/domain'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { JoinBox } from './JoinBox.tsx'
import { useInvitation } from './joining-context.ts'
import { Opening } from './Opening.tsx'

/** The beginning of a page whose author made none: the course, and who invites. */
export const AccessOpening = ({ landing }: { landing: LandingPageAnswer }): ReactNode => {
  const t = useTexts()
  const { access } = useInvitation()
  const [course, ...more] = access.courses
  const single = more.length === 0 ? course : undefined
  const [society, ...others] = access.society_names
  const inviter = society && others.length === 0 ? society : access.inviter
  return (
    <Opening
      first
      overline={inviter ? t('access.invites', { name: inviter }) : t('access.invited')}
      title={accessTitle(access, landing.page)}
      text={single?.instructor_name ? t('access.with', { name: single.instructor_name }) : undefined}
      image={imageAddress(landing.image_id ?? course?.image_id, 1280)}
    >
      <JoinBox />
    </Opening>
  )
}
