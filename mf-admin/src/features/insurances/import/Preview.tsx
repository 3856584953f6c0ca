import { failureText } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import { Alert, Box, Button, ListSkeleton, Loaded, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { tryImport, useImportInsurances } from '../api/insurances.ts'
import { useTexts } from '../texts.ts'
import type { ReadLine } from './read-insurances.ts'

type Shown = { line: number; name: string; says: string }

const Lines = ({ lines }: { lines: readonly Shown[] }) => {
  const t = useTexts()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderBottom: 1, borderColor: 'divider' }}>
      {lines.map(({ line, name, says }) => (
        <Box
          component="li"
          key={line}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '7em minmax(0, 1fr) minmax(0, 1fr)' },
            columnGap: 2,
            py: 1.25,
            borderTop: 1,
            borderColor: 'divider',
            overflowWrap: 'anywhere',
          }}
        >
          <Typography sx={{ color: 'text.secondary' }}>{t('insurances.import.line', { line })}</Typography>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography>{says}</Typography>
        </Box>
      ))}
    </Box>
  )
}

type Props = { lines: readonly ReadLine[]; onDone: (added: number) => void; onAnother: () => void }

/** What would become of each line; written only when it is confirmed. */
export const Preview = ({ lines, onDone, onAnother }: Props): ReactNode => {
  const t = useTexts()
  const right = lines.flatMap((read) => (read.wrong ? [] : [read]))
  const insurances = right.map(({ input }) => input)
  const tried = useQuery({ ...tryImport(insurances), enabled: right.length > 0 })
  const save = useImportInsurances()
  const another = (
    <Button variant="outlined" disabled={save.isPending} onClick={onAnother}>
      {t('insurances.import.another')}
    </Button>
  )
  const shown = (outcomeOf: (read: ReadLine) => 'added' | 'known' | 'twice'): Shown[] =>
    lines.map((read) => ({
      line: read.line,
      name: read.name,
      says: read.wrong
        ? t(`insurances.import.wrong.${read.wrong}`)
        : t(`insurances.import.${outcomeOf(read)}`),
    }))
  if (right.length === 0)
    return (
      <>
        <Typography sx={{ fontWeight: 600 }}>{t('insurances.import.nothing')}</Typography>
        <Lines lines={shown(() => 'added')} />
        <Box>{another}</Box>
      </>
    )
  return (
    <Loaded query={tried} waiting={<ListSkeleton count={3} />} failed={t('insurances.import.failed')}>
      {({ added, outcomes }) => (
        <>
          {added === 0 && <Typography sx={{ fontWeight: 600 }}>{t('insurances.import.nothing')}</Typography>}
          <Lines
            lines={shown((read) => outcomes[right.findIndex(({ line }) => line === read.line)] ?? 'known')}
          />
          {save.error && <Alert severity="error">{failureText(save.error)}</Alert>}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {added > 0 && (
              <Button
                variant="contained"
                loading={save.isPending}
                onClick={() => save.mutate(insurances, { onSuccess: (done) => onDone(done.added) })}
              >
                {t('insurances.import.submit', { count: added })}
              </Button>
            )}
            {another}
          </Box>
        </>
      )}
    </Loaded>
  )
}
