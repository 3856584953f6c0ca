import { read } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import { Box, Button, ConfirmDialog, PeopleIcon, toast } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useLeaveSociety } from '../api/leave-society.ts'

/** The club or group somebody belongs to, and the way out of it; nothing while its name is not known. */
export const OwnSociety = ({ id }: { id: string }): ReactNode => {
  const t = useTexts()
  const { data } = useQuery({ ...read('GET /referral', { 'society-id': id }), retry: false })
  const leave = useLeaveSociety()
  const [asking, setAsking] = useState(false)
  if (!data) return null
  const { name } = data
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        mt: 2,
        pt: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <PeopleIcon size={22} aria-hidden style={{ flex: 'none', marginTop: 3 }} />
        <span>{t(data.is_community ? 'profile.summary.club' : 'profile.summary.group', { name })}</span>
      </Box>
      <Button variant="outlined" color="inherit" onClick={() => setAsking(true)}>
        {t('profile.summary.leave')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('profile.summary.leaveTitle', { name })}
        consequences={[
          t('profile.summary.leaveCounts', { name }),
          t('profile.summary.leaveCourses', { name }),
          t('profile.summary.leaveBack', { name }),
        ]}
        confirmLabel={t('profile.summary.leave')}
        onConfirm={async () => {
          await leave.mutateAsync()
          toast.success(t('profile.summary.left', { name }))
        }}
        destructive
      />
    </Box>
  )
}
