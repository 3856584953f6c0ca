import { Box, Button, CopyIcon, copyText, DownloadIcon, Section, TextIcon } from '@kursportal/shared/ui'
import { FieldFrame, FieldInput } from '@kursportal/shared/ui/forms'
import { QrCode, qrPicture } from '@kursportal/shared/ui/qr'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { GroupDetail } from '../api/group.ts'
import { sheetAddress } from '../group-paths.ts'

/** The link people join by: to copy, as a QR code, and as a sheet for the wall. */
export const ShareSection = ({ group }: { group: GroupDetail }): ReactNode => {
  const t = useTexts()
  const { referral_link: link, name } = group
  return (
    <Section variant="card" title={t('groups.share')} intro={t('groups.shareIntro')}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
          alignItems: 'start',
        }}
      >
        <Box>
          <FieldFrame label={t('groups.link')} error={undefined}>
            {({ id }) => (
              <FieldInput
                id={id}
                value={link}
                readOnly
                onFocus={(event) => event.target instanceof HTMLInputElement && event.target.select()}
              />
            )}
          </FieldFrame>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
            <Button
              variant="contained"
              startIcon={<CopyIcon size={20} aria-hidden />}
              onClick={() => void copyText(link, t('groups.copied'))}
            >
              {t('groups.copy')}
            </Button>
            <Button
              variant="outlined"
              href={sheetAddress(group.id)}
              download="Aushang.pdf"
              startIcon={<TextIcon size={20} aria-hidden />}
            >
              {t('groups.sheet')}
            </Button>
          </Box>
        </Box>
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
          <QrCode address={link} label={t('groups.qr', { name })} size="168px" />
          <Button
            variant="text"
            size="small"
            href={qrPicture(link)}
            download={t('groups.qrFile', { name })}
            startIcon={<DownloadIcon size={18} aria-hidden />}
          >
            {t('groups.qrDownload')}
          </Button>
        </Box>
      </Box>
    </Section>
  )
}
