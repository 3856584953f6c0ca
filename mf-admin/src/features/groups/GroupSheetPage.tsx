import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import { Box, Button, FormSkeleton, Link, Loaded, Typography, useDocumentTitle } from '@kursportal/shared/ui'
import { QrCode } from '@kursportal/shared/ui/qr'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/index.ts'
import { readGroup, type GroupDetail } from './api/group.ts'
import { groupPath } from './group-paths.ts'

/** The sheet itself: black on white whatever the platform's colours are. */
const Sheet = ({ group }: { group: GroupDetail }): ReactNode => {
  const t = useTexts()
  return (
    <Box
      component="article"
      data-color-scheme="light"
      sx={{
        bgcolor: 'common.white',
        color: 'common.black',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        p: { xs: 3, sm: '20mm' },
        textAlign: 'center',
        '@page': { size: 'A4', margin: '16mm' },
        '@media print': { border: 0, borderRadius: 0, p: 0 },
      }}
    >
      <Typography variant="h1" sx={{ fontSize: { xs: '2rem', sm: '2.5rem' }, hyphens: 'auto' }}>
        {group.name}
      </Typography>
      <Typography sx={{ fontSize: '1.375rem', mt: 2, mb: 4, textWrap: 'balance' }}>
        {t('groups.sheetLead')}
      </Typography>
      <QrCode address={group.referral_link} label={t('groups.qr', { name: group.name })} size="80mm" />
      <Typography sx={{ fontSize: '1.125rem', fontWeight: 600, mt: 4 }}>{t('groups.sheetHow')}</Typography>
      <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{group.referral_link}</Typography>
    </Box>
  )
}

/** A sheet for the wall with a society's QR code; paper is a page that is printed (decision 0421). */
const GroupSheetPage = (): ReactNode => {
  const t = useTexts()
  const { groupId = '' } = useParams()
  const group = useQuery(readGroup(groupId))
  useDocumentTitle(t('groups.sheet'))
  return (
    <Box
      sx={{
        maxWidth: '210mm',
        mx: 'auto',
        px: { xs: 2, sm: 0 },
        py: { xs: 2, sm: 4 },
        '@media print': { p: 0 },
      }}
    >
      <Box
        data-no-print
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          mb: 2,
        }}
      >
        <Link href={groupPath(groupId)}>{t('groups.backToGroup')}</Link>
        <Button variant="contained" onClick={() => window.print()}>
          {t('groups.print')}
        </Button>
      </Box>
      <Loaded
        query={group}
        waiting={<FormSkeleton />}
        failed={t('groups.oneFailed')}
        goneTitle={t('groups.gone')}
      >
        {(found) => <Sheet group={found} />}
      </Loaded>
    </Box>
  )
}

export default GroupSheetPage
