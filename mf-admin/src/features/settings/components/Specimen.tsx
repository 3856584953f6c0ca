import { queryString } from '@kursportal/shared/client'
import type { Provider } from '@kursportal/shared/contract'
import { Alert, Box, Button, Typography } from '@kursportal/shared/ui'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'

/** A short mark of what is stored, so that a changed provider is drawn anew. */
const markOf = (provider: Provider): string => {
  const text = JSON.stringify(provider)
  let mark = 0
  for (let index = 0; index < text.length; index += 1) mark = (mark * 31 + text.charCodeAt(index)) % 1_000_003
  return String(mark)
}

/** What certificates still lack of the provider, in sentences. */
const gapsOf = ({ name, signature }: Provider): ('none' | 'signature')[] => {
  if (name === '') return ['none']
  return signature ? [] : ['signature']
}

/** What is missing for certificates, and how one looks with what is stored. */
export const Specimen = ({ provider }: { provider: Provider }): ReactNode => {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const gaps = gapsOf(provider)
  return (
    <>
      {gaps.length > 0 && (
        <Alert severity={gaps.includes('none') ? 'warning' : 'info'}>
          {gaps.map((gap) => (
            <div key={gap}>{t(`settings.provider.gap.${gap}`)}</div>
          ))}
        </Alert>
      )}
      <div>
        <Button variant="outlined" onClick={() => setOpen(!open)} aria-expanded={open}>
          {t(open ? 'settings.provider.hideSpecimen' : 'settings.provider.showSpecimen')}
        </Button>
      </div>
      {open && (
        <>
          <Typography sx={{ color: 'text.secondary' }}>{t('settings.provider.specimenBody')}</Typography>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            {(['1', '2'] as const).map((page) => (
              <Box
                key={page}
                component="img"
                src={`/api/certificate/specimen${queryString({ page, stored: markOf(provider) })}`}
                width={1240}
                height={1754}
                alt={t('settings.provider.specimenPage', { page })}
                // Paper is white, by night as well.
                sx={{
                  width: '100%',
                  height: 'auto',
                  bgcolor: 'common.white',
                  border: 1,
                  borderColor: 'divider',
                }}
              />
            ))}
          </Box>
        </>
      )}
    </>
  )
}
