import type { OwnData } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { part } from '@kursportal/shared/router'
import { Box, Button, CertificateIcon, FormSkeleton, PageFrame, PartBoundary } from '@kursportal/shared/ui'
import { UnsavedSections } from '@kursportal/shared/ui/forms'
import type { ReactNode } from 'react'
import { Loaded } from '../../common/Loaded.tsx'
import { paths } from '../../common/paths.ts'
import { useTexts } from './texts.ts'
import { readPerson } from '../../common/read-person.ts'
import { JumpList } from './components/JumpList.tsx'
import { MountInSequence } from './components/MountInSequence.tsx'
import { SummaryCard } from './components/SummaryCard.tsx'
import { PictureSection } from './picture/PictureSection.tsx'
import { sectionIds } from './sections.ts'

/** Fetched once the page is drawn: forms bring much with them. */
const OwnSections = part(
  () => import(/* webpackChunkName: "profile-sections" */ './OwnSections.tsx'),
  <FormSkeleton />,
)

const Sections = ({ person }: { person: OwnData }): ReactNode => {
  const t = useTexts()
  return (
    <UnsavedSections>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 720px)' },
          columnGap: 6,
          rowGap: 3,
        }}
      >
        <JumpList sections={sectionIds} />
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <MountInSequence waiting={<FormSkeleton />}>
            <>
              <SummaryCard person={person} />
              <PictureSection person={person} />
            </>
            <PartBoundary title={t('profile.ownFailed')} place="own">
              <OwnSections person={person} />
            </PartBoundary>
          </MountInSequence>
        </Box>
      </Box>
    </UnsavedSections>
  )
}

/** Everything about oneself: who one is, how one logs in, what one agreed to, and the way out. */
const ProfilePage = (): ReactNode => {
  const t = useTexts()
  const person = useQuery(readPerson)
  return (
    <PageFrame
      title={t('profile.title')}
      intro={t('profile.intro')}
      actions={
        <Button
          variant="outlined"
          href={paths.certificates}
          startIcon={<CertificateIcon size={20} aria-hidden />}
        >
          {t('profile.certificates')}
        </Button>
      }
    >
      <Loaded query={person} waiting={<FormSkeleton />} failed={t('profile.failed')}>
        {(data) => <Sections person={data} />}
      </Loaded>
    </PageFrame>
  )
}

export default ProfilePage
