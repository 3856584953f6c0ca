import type { Access, AccessCode } from '@kursportal/shared/contract'
import { accessTitle, groupedReferralCode } from '@kursportal/shared/domain'
import { formatDay } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { useParams } from '@kursportal/shared/router'
import {
  Box,
  Button,
  FilterButtons,
  FormSkeleton,
  Link,
  Typography,
  useDocumentTitle,
  VisuallyHidden,
} from '@kursportal/shared/ui'
import { QrCode } from '@kursportal/shared/ui/qr'
import { useState, type ReactNode } from 'react'
import { Loaded } from '../../../common/Loaded.tsx'
import { paths } from '../../../common/paths.ts'
import { useTexts } from '../texts.ts'
import { addressOf, shortAddress } from '../accesses.rules.ts'
import { readAccess, readCode } from '../api/read-accesses.ts'

type Kind = 'sheet' | 'cards'
/** So many cards stand on a sheet. */
const CARDS = 8
/** Four rows of them fill a sheet within its margins. */
const CARD_HEIGHT = '67mm'

/** Of a name with many words the first two lines: below it the code must find room. */
const longName = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
}

/** The earlier one of two last days; null where there is none. */
const earlier = (one: string | null, other: string | null): string | null =>
  one !== null && other !== null ? (one < other ? one : other) : (one ?? other)

type PaperProps = {
  access: Access
  /** Without one the link alone. */
  code: AccessCode | null
  isCard?: boolean
}

/** What stands on paper: what it is, the QR code, and how one comes in without a camera. */
const Paper = ({ access, code, isCard = false }: PaperProps): ReactNode => {
  const t = useTexts()
  const addressAt = (place: string): string =>
    code ? shortAddress(code.letters, place) : addressOf(access.id, place)
  const until = earlier(access.open_until, code?.open_until ?? null)
  return (
    <Box
      sx={{
        textAlign: 'center',
        breakInside: 'avoid',
        overflow: 'hidden',
        ...(isCard && {
          display: 'grid',
          alignContent: 'center',
          justifyItems: 'center',
          gap: '1mm',
          p: '3mm',
          height: CARD_HEIGHT,
        }),
      }}
    >
      <Typography
        component={isCard ? 'p' : 'h1'}
        sx={{
          fontSize: isCard ? '1.05rem' : { xs: '2rem', sm: '2.5rem' },
          fontWeight: 700,
          hyphens: 'auto',
          lineHeight: 1.2,
          ...(isCard && longName),
        }}
      >
        {accessTitle(access, null)}
      </Typography>
      {!isCard && (
        <Typography sx={{ fontSize: '1.375rem', mt: 2, mb: 4, textWrap: 'balance' }}>
          {access.inviter ? t('accesses.print.invites', { name: access.inviter }) : t('accesses.print.lead')}
        </Typography>
      )}
      <QrCode
        address={addressAt(location.origin)}
        label={t('accesses.share.qr')}
        size={isCard ? '32mm' : '80mm'}
      />
      {!isCard && (
        <Typography sx={{ fontSize: '1.125rem', mt: 3, textWrap: 'balance' }}>
          {t('accesses.print.how')}
        </Typography>
      )}
      <Typography sx={{ fontSize: isCard ? '0.8rem' : '1rem', mt: 0.5, overflowWrap: 'anywhere' }}>
        {addressAt(location.host)}
      </Typography>
      {code && (
        <Typography sx={{ fontWeight: 700, fontSize: isCard ? '0.95rem' : '1.25rem' }}>
          {t('accesses.print.code', { code: groupedReferralCode(code.letters) })}
        </Typography>
      )}
      {until && (
        <Typography sx={{ fontSize: isCard ? '0.8rem' : '1rem' }}>
          {t('accesses.codes.until', { day: formatDay(until) })}
        </Typography>
      )}
    </Box>
  )
}

/** A sheet for the wall, or cards to cut out and hand over; paper is a page that is printed. */
const PrintPage = (): ReactNode => {
  const t = useTexts()
  const { accessId = '', codeId } = useParams()
  const [kind, setKind] = useState<Kind>('sheet')
  const access = useQuery(readAccess(accessId))
  const code = useQuery(readCode(accessId, codeId))
  useDocumentTitle(t('accesses.print.title'))
  return (
    <Box
      sx={{
        maxWidth: '210mm',
        mx: 'auto',
        width: '100%',
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
        <Link href={paths.access(accessId)}>{t('accesses.print.back')}</Link>
        <FilterButtons
          label={t('accesses.print.kind')}
          options={[
            { value: 'sheet', label: t('accesses.print.sheet') },
            { value: 'cards', label: t('accesses.print.cards', { count: CARDS }) },
          ]}
          chosen={kind}
          onChoose={setKind}
        />
        {code.isSuccess && (
          <Button variant="contained" onClick={() => window.print()}>
            {t('accesses.print.print')}
          </Button>
        )}
      </Box>
      <Loaded query={[access, code]} waiting={<FormSkeleton />} failed={t('accesses.codes.failed')}>
        {([found, chosen]) => (
          <Box
            component="article"
            data-color-scheme="light"
            sx={{
              bgcolor: 'common.white',
              color: 'common.black',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              p: kind === 'sheet' ? { xs: 3, sm: '20mm' } : 0,
              '@page': { size: 'A4', margin: '12mm' },
              '@media print': { border: 0, borderRadius: 0, p: 0 },
            }}
          >
            {kind === 'cards' && <VisuallyHidden as="h1">{accessTitle(found, null)}</VisuallyHidden>}
            {kind === 'sheet' ? (
              <Paper access={found} code={chosen} />
            ) : (
              <Box
                sx={{
                  display: 'grid',
                  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
                  '& > *': { outline: '1px dashed', outlineColor: 'grey.400' },
                }}
              >
                {Array.from({ length: CARDS }, (_, index) => (
                  <Paper key={index} access={found} code={chosen} isCard />
                ))}
              </Box>
            )}
          </Box>
        )}
      </Loaded>
    </Box>
  )
}

export default PrintPage
