import { INSURANCE_IMPORT_LIMIT } from '@kursportal/shared/contract'
import { formatNumber } from '@kursportal/shared/i18n'
import { useNavigate } from '@kursportal/shared/router'
import { Box, PageFrame, toast, Typography } from '@kursportal/shared/ui'
import { readCsv } from '@kursportal/shared/ui/data-table'
import { FileDrop } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import { Preview } from './Preview.tsx'
import { readInsurances } from './read-insurances.ts'

const MAX_BYTES = 5 * 1024 * 1024

type Read = ReturnType<typeof readInsurances>

/** What is wrong with a file as a whole; undefined when its lines can be judged. */
const problemOf = (t: Translate, { lines, isNameless }: Read): string | undefined => {
  if (isNameless) return t('insurances.import.missing')
  if (lines.length === 0) return t('insurances.import.noRows')
  if (lines.length > INSURANCE_IMPORT_LIMIT)
    return t('insurances.import.tooMany', {
      count: formatNumber(lines.length),
      max: formatNumber(INSURANCE_IMPORT_LIMIT),
    })
  return undefined
}

/** Adds the health insurances of a CSV file: read, tried, confirmed (specification, section 8). */
const ImportPage = (): ReactNode => {
  const t = useTexts()
  const navigate = useNavigate()
  const [file, setFile] = useState<{ name: string; read: Read }>()
  const [problem, setProblem] = useState<string>()
  const take = async (picked: File) => {
    try {
      const read = readInsurances(await readCsv(picked))
      const wrong = problemOf(t, read)
      setProblem(wrong)
      if (!wrong) setFile({ name: picked.name, read })
    } catch {
      setProblem(t('insurances.import.unreadable'))
    }
  }
  return (
    <PageFrame
      title={t('insurances.import.title')}
      intro={t('insurances.import.intro')}
      breadcrumb={[{ label: t('insurances.title'), href: '/admin/insurances' }]}
      width="page"
    >
      {file ? (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Box>
            <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
              {file.name}
            </Typography>
            {file.read.ignored.length > 0 && (
              <Typography sx={{ color: 'text.secondary' }}>
                {t('insurances.import.ignored', { columns: file.read.ignored.join(', ') })}
              </Typography>
            )}
          </Box>
          <Preview
            lines={file.read.lines}
            onDone={(added) => {
              toast.success(t('insurances.import.done', { count: added }))
              void navigate('/admin/insurances')
            }}
            onAnother={() => setFile(undefined)}
          />
        </Box>
      ) : (
        <FileDrop
          label={t('insurances.import.drop')}
          hint={t('insurances.import.dropHint')}
          accept=".csv,.txt,text/csv,text/plain"
          maxBytes={MAX_BYTES}
          error={problem}
          onFiles={([picked]) => {
            if (picked) void take(picked)
          }}
        />
      )}
    </PageFrame>
  )
}

export default ImportPage
