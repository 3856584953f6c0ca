import type { Access } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { useNavigate, useParams } from '@kursportal/shared/router'
import { useSession } from '@kursportal/shared/store'
import {
  Alert,
  Box,
  Button,
  ConfirmDialog,
  DeleteIcon,
  EditIcon,
  EyeIcon,
  FormSkeleton,
  Link,
  PageFrame,
  toast,
} from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { Loaded } from '../../common/Loaded.tsx'
import { paths } from '../../common/paths.ts'
import { useTexts } from './texts.ts'
import { addressOf } from './accesses.rules.ts'
import { readAccess } from './api/read-accesses.ts'
import { useDeleteAccess } from './api/write-access.ts'
import { AccessCodes } from './components/AccessCodes.tsx'
import { AccessCourses } from './components/AccessCourses.tsx'
import { AccessInvitations } from './components/AccessInvitations.tsx'
import { AccessPeople } from './components/AccessPeople.tsx'
import { AccessSettings } from './components/AccessSettings.tsx'
import { AccessSocieties } from './components/AccessSocieties.tsx'
import { ShareCard } from './components/ShareCard.tsx'

const DeleteAccess = ({ access }: { access: Access }): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const remove = useDeleteAccess()
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        startIcon={<DeleteIcon size={20} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('accesses.delete.open')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('accesses.delete.title', { name: access.name })}
        consequences={[t('accesses.delete.link'), t('accesses.delete.people'), t('accesses.delete.kept')]}
        confirmLabel={t('accesses.delete.confirm')}
        onConfirm={async () => {
          await remove.mutateAsync(access.id)
          toast.success(t('accesses.delete.done'))
          void navigate(paths.accesses)
        }}
        destructive
      />
    </>
  )
}

const Management = ({ access }: { access: Access }): ReactNode => {
  const t = useTexts()
  const isAdmin = useSession()?.perms.admin === true
  const { management } = access
  if (!management) return <Alert severity="info">{t('accesses.notYours')}</Alert>
  return (
    <Box sx={{ '& > section': { mb: 3 } }}>
      {management.is_default && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('accesses.isDefault')}{' '}
          {isAdmin && <Link href="/admin/default-access">{t('accesses.changeDefault')}</Link>}
        </Alert>
      )}
      {access.ended && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {t('accesses.ended')}
        </Alert>
      )}
      {!access.for_societies && (
        <>
          <ShareCard access={access} courses={management.courses} />
          <AccessCodes accessId={access.id} isNeeded={access.needs_code && !access.ended} />
        </>
      )}
      <AccessCourses
        accessId={access.id}
        courses={management.courses}
        isHeld={management.is_default || management.users + management.societies > 0}
      />
      {access.for_societies ? (
        <AccessSocieties accessId={access.id} />
      ) : (
        <>
          <AccessPeople accessId={access.id} />
          <AccessInvitations accessId={access.id} />
        </>
      )}
      <AccessSettings access={access} management={management} />
      <DeleteAccess access={access} />
    </Box>
  )
}

/** One access: its address, the courses it opens, and for whom. */
const AccessPage = (): ReactNode => {
  const t = useTexts()
  const { accessId = '' } = useParams()
  const access = useQuery(readAccess(accessId))
  return (
    <PageFrame
      title={access.data?.name ?? t('accesses.one')}
      breadcrumb={[
        { label: t('courseList.title'), href: paths.courseList },
        { label: t('accesses.title'), href: paths.accesses },
      ]}
      actions={
        access.data && (
          <>
            <Button
              variant="outlined"
              href={addressOf(accessId, '')}
              startIcon={<EyeIcon size={20} aria-hidden />}
            >
              {t('accesses.look')}
            </Button>
            {access.data.can.manage && (
              <Button
                variant="contained"
                href={paths.landingPage(accessId)}
                startIcon={<EditIcon size={20} aria-hidden />}
              >
                {t('landing.open')}
              </Button>
            )}
          </>
        )
      }
    >
      <Loaded query={access} waiting={<FormSkeleton />} failed={t('accesses.loadOneFailed')}>
        {(data) => <Management key={data.id} access={data} />}
      </Loaded>
    </PageFrame>
  )
}

export default AccessPage
