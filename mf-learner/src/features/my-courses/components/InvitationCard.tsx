import { failureText, imageAddress, isFailure } from '@kursportal/shared/client'
import type { OwnInvitation } from '@kursportal/shared/contract'
import { useNavigate } from '@kursportal/shared/router'
import { Alert, Box, Button, FeatureCard, toast } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useJoinAccess } from '../../../common/join-access.ts'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'

/** What somebody is invited to by mail: in with one press, or a look at its page first. */
export const InvitationCard = ({ invitation }: { invitation: OwnInvitation }): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const join = useJoinAccess()
  const { access_id, courses, inviter } = invitation
  const [course, ...more] = courses
  const take = (): void =>
    join.mutate(
      { accessId: access_id },
      {
        onSuccess: () => {
          toast.success(t('myCourses.joined'))
          if (course && more.length === 0) void navigate(paths.course(course.id))
        },
        // It costs something: what it is stands above the button there.
        onError: (error) => {
          if (isFailure(error, 'order_not_confirmed')) void navigate(paths.access(access_id))
        },
      },
    )
  return (
    <Box sx={{ mb: { xs: 4, sm: 6 } }}>
      <FeatureCard
        headingLevel="h2"
        overline={inviter ? t('myCourses.invites', { name: inviter }) : t('myCourses.invitedNow')}
        title={courses.map(({ title }) => title).join(', ')}
        href={paths.access(access_id)}
        image={imageAddress(course?.image_id, 640)}
        action={
          <>
            {join.error && (
              <Alert severity="error" sx={{ mb: 2 }}>
                {failureText(join.error)}
              </Alert>
            )}
            <Button variant="contained" size="large" onClick={take} loading={join.isPending}>
              {t('myCourses.join')}
            </Button>
          </>
        }
      />
    </Box>
  )
}
