import { Box, Button, CopyIcon, copyText, ShareIcon, styled } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'

const LinkField = styled('input')(({ theme }) => ({
  flex: '1 1 260px',
  minWidth: 0,
  minHeight: 52,
  padding: '4px 16px',
  font: 'inherit',
  color: 'inherit',
  borderRadius: 12,
  border: `1.5px solid ${theme.vars.palette.outline}`,
  backgroundColor: theme.vars.palette.background.sunken,
}))

/** A link to recommend with: to read, to copy, and to hand to the device's own sharing where it has one. */
export const ReferralLink = ({ link, name }: { link: string; name: string }): ReactNode => {
  const t = useTexts()
  const canShare = typeof navigator.share === 'function'
  // Closing the device's sheet without sharing is no failure.
  const share = () => navigator.share({ url: link, text: t('link.shareText') }).catch(() => undefined)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <LinkField
        readOnly
        value={link}
        aria-label={t('link.label', { name })}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant="contained"
        startIcon={<CopyIcon size={20} />}
        onClick={() => void copyText(link, t('link.copied'))}
      >
        {t('link.copy')}
      </Button>
      {canShare && (
        <Button variant="outlined" startIcon={<ShareIcon size={20} />} onClick={() => void share()}>
          {t('link.share')}
        </Button>
      )}
    </Box>
  )
}
