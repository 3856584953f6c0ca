import type { Access } from '@kursportal/shared/contract'
import {
  Alert,
  Box,
  Button,
  CopyIcon,
  copyText,
  DownloadIcon,
  Section,
  TextIcon,
  Typography,
} from '@kursportal/shared/ui'
import { FieldFrame, FieldInput } from '@kursportal/shared/ui/forms'
import { QrCode, qrPicture } from '@kursportal/shared/ui/qr'
import type { ReactNode } from 'react'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'
import { addressOf } from '../accesses.rules.ts'

type Props = {
  access: Pick<Access, 'id' | 'name' | 'needs_code'>
  /** What it gives already; a course that is not live gives nothing yet. */
  courses: readonly { live_id: string | null }[]
}

/** The address that gives people the access: to copy, and as a QR code for posters and slides. */
export const ShareCard = ({ access, courses }: Props): ReactNode => {
  const t = useTexts()
  const lacks =
    courses.length === 0
      ? 'noCourse'
      : courses.every(({ live_id }) => live_id === null)
        ? 'notLive'
        : undefined
  const address = addressOf(access.id, location.origin)
  return (
    <Section
      variant="card"
      title={t('accesses.share.title')}
      intro={t(
        access.needs_code
          ? 'accesses.share.introWithCode'
          : lacks
            ? 'accesses.share.introLater'
            : 'accesses.share.intro',
      )}
    >
      {lacks && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t(`accesses.share.${lacks}`)}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
          alignItems: 'start',
        }}
      >
        <Box>
          <FieldFrame label={t('accesses.share.address')} error={undefined}>
            {({ id }) => (
              <FieldInput
                id={id}
                value={address}
                readOnly
                onFocus={(event) => event.target instanceof HTMLInputElement && event.target.select()}
              />
            )}
          </FieldFrame>
          <Button
            variant="contained"
            startIcon={<CopyIcon size={20} aria-hidden />}
            onClick={() => void copyText(address, t('accesses.share.copied'))}
            sx={{ mt: 1.5 }}
          >
            {t('accesses.share.copy')}
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {t(access.needs_code ? 'accesses.share.hintWithCode' : 'accesses.share.hint')}
          </Typography>
        </Box>
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
          <QrCode address={address} label={t('accesses.share.qr')} size="168px" />
          <Button
            variant="text"
            size="small"
            href={qrPicture(address)}
            download={t('accesses.share.fileName', { name: access.name })}
            startIcon={<DownloadIcon size={18} aria-hidden />}
          >
            {t('accesses.share.download')}
          </Button>
          {!access.needs_code && (
            <Button
              variant="text"
              size="small"
              href={paths.accessPrint(access.id)}
              startIcon={<TextIcon size={18} aria-hidden />}
            >
              {t('accesses.codes.print')}
            </Button>
          )}
        </Box>
      </Box>
    </Section>
  )
}
