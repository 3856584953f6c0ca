import { Box, Button, DownloadIcon, PageFrame, Typography } from '@kursportal/shared/ui'
import { readCsv, saveCsv } from '@kursportal/shared/ui/data-table'
import { FileDrop } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { useTexts, type Translate } from '../texts.ts'
import { LeftOut } from './components/LeftOut.tsx'
import type { Report } from './api/add-people.ts'
import { Preview } from './components/Preview.tsx'
import { columns, readPeople, type ReadPeople } from './read-people.ts'

const MAX_BYTES = 5 * 1024 * 1024

/** What is wrong with a file as a whole; undefined when its lines can be judged. */
const problemOf = (t: Translate, { people, missing }: ReadPeople): string | undefined => {
  if (missing.length > 0)
    return t('memberImport.missing', {
      columns: missing.map((column) => t(`memberImport.fields.${column}`)).join(', '),
    })
  return people.length === 0 ? t('memberImport.noRows') : undefined
}

/** The line whose quotation mark is never closed, where that is why a file could not be read. */
const openQuoteLine = (error: unknown): number | undefined =>
  error instanceof Error && error.name === 'OpenQuote' && 'line' in error && typeof error.line === 'number'
    ? error.line
    : undefined

const Done = ({ report, onAnother }: { report: Report; onAnother: () => void }) => {
  const t = useTexts()
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box aria-live="polite">
        <Typography variant="h2">
          {report.added > 0 ? t('memberImport.done', { count: report.added }) : t('memberImport.doneNone')}
        </Typography>
        {report.added > 0 && <Typography>{t('memberImport.doneBody')}</Typography>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" href="/admin/members?sortierung=-registered">
          {t('memberImport.toList')}
        </Button>
        <Button variant="outlined" onClick={onAnother}>
          {t('memberImport.another')}
        </Button>
      </Box>
      <LeftOut problems={report.left_out} />
    </Box>
  )
}

/** Adds the people of a CSV file: read, tried, confirmed, reported. */
const ImportPage = (): ReactNode => {
  const t = useTexts()
  const [file, setFile] = useState<{ name: string; read: ReadPeople }>()
  const [problem, setProblem] = useState<string>()
  const [report, setReport] = useState<Report>()
  const another = () => {
    setFile(undefined)
    setReport(undefined)
    setProblem(undefined)
  }
  const take = async (picked: File) => {
    try {
      const read = readPeople(await readCsv(picked))
      const wrong = problemOf(t, read)
      setProblem(wrong)
      if (!wrong) setFile({ name: picked.name, read })
    } catch (error) {
      const line = openQuoteLine(error)
      setProblem(line ? t('memberImport.openQuote', { line }) : t('memberImport.unreadable'))
    }
  }
  return (
    <PageFrame
      title={t('memberImport.title')}
      intro={t('memberImport.intro')}
      breadcrumb={[{ label: t('members.title'), href: '/admin/members' }]}
      width="page"
    >
      {report ? (
        <Done report={report} onAnother={another} />
      ) : file ? (
        <Preview {...file} onDone={setReport} onAnother={another} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
          <FileDrop
            label={t('memberImport.drop')}
            hint={t('memberImport.dropHint')}
            accept=".csv,.txt,text/csv,text/plain"
            maxBytes={MAX_BYTES}
            error={problem}
            onFiles={([picked]) => {
              if (picked) void take(picked)
            }}
          />
          <Button
            variant="text"
            startIcon={<DownloadIcon size={20} />}
            sx={{ justifySelf: 'start' }}
            onClick={() =>
              void saveCsv(t('memberImport.templateName'), [
                columns.map((column) => t(`memberImport.fields.${column}`)),
              ])
            }
          >
            {t('memberImport.template')}
          </Button>
        </Box>
      )}
    </PageFrame>
  )
}

export default ImportPage
