import { imageAddress } from '@kursportal/shared/client'
import { useSettings } from '@kursportal/shared/store'
import {
  Box,
  Card,
  CardBody,
  Illustration,
  Typography,
  useDocumentTitle,
  WaitingImage,
  type Motif,
} from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'

/** The side with a picture and one sentence; only where there is room. */
const Welcome = ({ motif, cover }: Pick<Props, 'motif' | 'cover'> & { motif: Motif }): ReactNode => {
  const t = useTexts()
  const { name, images } = useSettings()
  const picture = imageAddress(cover ?? images['start-page'], 1280)
  return (
    <Box
      sx={{ display: { xs: 'none', md: 'block' }, position: 'sticky', top: 'calc(var(--top-bar) + 44px)' }}
    >
      {picture ? (
        <WaitingImage
          src={picture}
          alt=""
          fallback={<Illustration motif={motif} width={400} />}
          loading="lazy"
          style={{
            width: '100%',
            aspectRatio: cover ? '16 / 9' : '4 / 3',
            objectFit: 'cover',
            borderRadius: '28px',
          }}
        />
      ) : (
        <Illustration motif={motif} width={400} />
      )}
      <Typography variant="h2" component="p" sx={{ mt: 3, textWrap: 'balance' }}>
        {t('account.promise')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, maxWidth: '40ch' }}>
        {t('account.promiseMore', { name })}
      </Typography>
    </Box>
  )
}

type Props = {
  title: string
  /** A sentence under the title. */
  intro?: ReactNode
  motif?: Motif
  /** Id of a picture in place of the platform's own: what somebody is invited to. */
  cover?: string | null | undefined
  /** Stands above the card: an invitation, a reason. */
  above?: ReactNode
  /** Stands below the card: the other way in. */
  below?: ReactNode
  children: ReactNode
}

/** What login, registration and their codes stand in: one sheet to fill in, and beside it a calm picture. */
export const AccountFrame = ({
  title,
  intro,
  motif = 'plant',
  cover,
  above,
  below,
  children,
}: Props): ReactNode => {
  useDocumentTitle(title)
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
        alignItems: 'start',
        gap: { md: 8 },
        maxWidth: { xs: 600, md: 1120 },
        mx: 'auto',
        px: { xs: 2, sm: 4 },
        pt: { xs: 2.5, sm: 5, md: 8 },
        pb: { xs: 6, sm: 10 },
      }}
    >
      <Welcome motif={motif} cover={cover} />
      <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
        {above}
        <Card>
          <CardBody>
            <Typography variant="h1" sx={{ mb: intro ? 1 : 3 }}>
              {title}
            </Typography>
            {intro && (
              <Typography sx={{ color: 'text.secondary', mb: 3, textWrap: 'pretty' }}>{intro}</Typography>
            )}
            {children}
          </CardBody>
        </Card>
        {below && <Box sx={{ textAlign: 'center' }}>{below}</Box>}
      </Box>
    </Box>
  )
}
