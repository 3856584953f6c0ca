import type { Certificate } from '@kursportal/shared/contract'
import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import { Box, PageFrame, TextSkeleton, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { Loaded } from '../../common/Loaded.tsx'
import { readCertificate } from '../../common/certificates/read-certificate.ts'
import { paths } from '../../common/paths.ts'
import { useTexts } from './texts.ts'
import { Actions } from './components/Actions.tsx'
import { AsText } from './components/AsText.tsx'
import { HandIn } from './components/HandIn.tsx'
import { History, Replaced } from './components/History.tsx'
import { PagePicture } from './components/PagePicture.tsx'
import { Reissue } from './components/Reissue.tsx'

/** The pages on one side, what to do with them on the other; on phones the way to the file comes first. */
const Shown = ({ certificate }: { certificate: Certificate }): ReactNode => {
  const t = useTexts()
  const { id, number, course_title: course } = certificate
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 5,
        rowGap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
        gridTemplateRows: { md: 'auto 1fr' },
        gridTemplateAreas: { xs: '"actions" "pages" "further"', md: '"pages actions" "pages further"' },
      }}
    >
      <Box sx={{ gridArea: 'actions' }}>
        <Actions certificate={certificate} />
      </Box>
      <Box sx={{ gridArea: 'pages', minWidth: 0 }}>
        <PagePicture certificateId={id} page={1} alt={t('certificates.one.pictureOne', { course, number })} />
        <Typography sx={{ mt: 4, mb: 1.5, color: 'text.secondary' }}>
          {t('certificates.one.pageTwoWhy')}
        </Typography>
        <PagePicture certificateId={id} page={2} alt={t('certificates.one.pictureTwo', { number })} />
        <Box sx={{ mt: 4 }}>
          <AsText certificate={certificate} />
        </Box>
      </Box>
      <Box sx={{ gridArea: 'further' }}>
        <HandIn certificate={certificate} />
        {certificate.replaced_by === null && <Reissue certificate={certificate} />}
        <History certificate={certificate} />
      </Box>
    </Box>
  )
}

/** One certificate: to look at, to save, and what to do with it. */
const CertificatePage = (): ReactNode => {
  const t = useTexts()
  const { certificateId = '' } = useParams()
  const certificate = useQuery(readCertificate(certificateId))
  const { data } = certificate
  return (
    <PageFrame
      title={data ? t('certificates.one.title', { title: data.course_title }) : t('certificates.title')}
      breadcrumb={[{ label: t('certificates.title'), href: paths.certificates }]}
    >
      <Loaded query={certificate} waiting={<TextSkeleton />} failed={t('certificates.one.failed')}>
        {(shown) => (
          <>
            <Replaced certificate={shown} />
            <Shown certificate={shown} />
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

export default CertificatePage
