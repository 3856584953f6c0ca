import { groupedReferralCode } from '@kursportal/shared/domain'
import { useSettings } from '@kursportal/shared/store'
import {
  Box,
  Button,
  copyText,
  DownloadIcon,
  Section,
  ShareIcon,
  TextIcon,
  toast,
  Typography,
  VisuallyHidden,
} from '@kursportal/shared/ui'
import { QrCode, qrPicture } from '@kursportal/shared/ui/qr'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import type { SocietyFigures } from '../api/read-performance.ts'
import { sheetAddress } from '../sales-paths.ts'
import { ReferralLink } from './ReferralLink.tsx'

/** What a camera reads, for a screen and to take along. */
const Code = ({ figures: { society, referral_link: link } }: { figures: SocietyFigures }): ReactNode => {
  const t = useTexts()
  const { name } = society
  const png = () =>
    import(/* webpackChunkName: "sales-png" */ '../save-qr-png.ts')
      .then(({ saveQrPng }) => saveQrPng(link, t('link.pngFile', { name })))
      .catch(() => {
        toast.error(t('link.pngFailed'))
      })
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
      <QrCode address={link} label={t('link.qr', { name })} size="176px" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button
          variant="text"
          size="small"
          startIcon={<DownloadIcon size={18} aria-hidden />}
          onClick={() => void png()}
        >
          {t('link.png')}
        </Button>
        <Button
          variant="text"
          size="small"
          href={qrPicture(link)}
          download={t('link.svgFile', { name })}
          startIcon={<DownloadIcon size={18} aria-hidden />}
        >
          {t('link.svg')}
        </Button>
      </Box>
    </Box>
  )
}

/** The link people come by, in every form it is handed on: address, QR code, a short word for paper, words to share. */
export const LinkCard = ({ figures }: { figures: SocietyFigures }): ReactNode => {
  const t = useTexts()
  const { society, referral_link: link, referral_code: code, short_link: short } = figures
  // A page promises what its courses hold, and so does a recommendation.
  const { insurance_data: insured } = useSettings()
  const words = t(insured && figures.offers_certified ? 'link.wordsCertified' : 'link.words', { link })
  const mail = `mailto:?subject=${encodeURIComponent(t('link.subject'))}&body=${encodeURIComponent(words)}`
  return (
    <Section variant="card" title={t('link.title')} intro={t('link.intro')}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 3 }}>
          <ReferralLink link={link} name={society.name} />
          <Box>
            <Typography variant="h3" sx={{ mb: 0.5 }}>
              {t('link.paper')}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{t('link.paperHint')}</Typography>
            <Typography sx={{ fontSize: '1.5rem', fontWeight: 700, letterSpacing: '0.08em', mt: 1 }}>
              <span aria-hidden>{groupedReferralCode(code)}</span>
              <VisuallyHidden>{t('link.codeSpelled', { code: code.split('').join(' ') })}</VisuallyHidden>
            </Typography>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{short.replace(/^https?:\/\//, '')}</Typography>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button
              variant="outlined"
              href={sheetAddress(society.id)}
              download="Aushang.pdf"
              startIcon={<TextIcon size={20} aria-hidden />}
            >
              {t('link.sheet')}
            </Button>
            <Button variant="outlined" href={mail} startIcon={<ShareIcon size={20} aria-hidden />}>
              {t('link.mail')}
            </Button>
            <Button variant="text" onClick={() => void copyText(words, t('link.wordsCopied'))}>
              {t('link.copyWords')}
            </Button>
          </Box>
        </Box>
        <Code figures={figures} />
      </Box>
    </Section>
  )
}
