import { failureText } from '@kursportal/shared/client'
import { formatNumber } from '@kursportal/shared/i18n'
import { useQuery } from '@kursportal/shared/query'
import { Alert, Box, Button, ListSkeleton, Loaded, Typography } from '@kursportal/shared/ui'
import { UnsavedGuard } from '@kursportal/shared/ui/forms'
import { useState, type ReactNode } from 'react'
import { useTexts, type Translate } from '../../texts.ts'
import { tryImport, useImportPeople, type Report } from '../api/add-people.ts'
import { inParts } from '../in-parts.ts'
import type { ColumnName, ReadPeople } from '../read-people.ts'
import { LeftOut } from './LeftOut.tsx'

const namesOf = (t: Translate, columns: readonly ColumnName[]): string =>
  columns.map((column) => t(`memberImport.fields.${column}`)).join(', ')

type Props = {
  name: string
  read: ReadPeople
  onDone: (report: Report) => void
  onAnother: () => void
}

/** What would become of a file, in numbers and line by line; written only when it is confirmed. */
export const Preview = ({ name, read, onDone, onAnother }: Props): ReactNode => {
  const t = useTexts()
  const [file] = useState(() => ({ id: crypto.randomUUID(), ...inParts(read.people) }))
  const tried = useQuery(tryImport(file.id, file))
  const { saving, added: saved, lines } = useImportPeople(file)
  const isLong = file.parts.length > 1
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {t('memberImport.file', { name, count: read.people.length })}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {t('memberImport.columns', { columns: namesOf(t, read.found) })}
          {read.ignored.length > 0 && ` ${t('memberImport.ignored', { columns: read.ignored.join(', ') })}`}
        </Typography>
      </Box>
      <Loaded query={tried} waiting={<ListSkeleton count={3} />} failed={t('memberImport.failed')}>
        {({ added, left_out }) => (
          <>
            <Typography sx={{ fontWeight: 600 }} aria-live="polite">
              {added > 0 ? t('memberImport.willAdd', { count: added }) : t('memberImport.willAddNone')}
            </Typography>
            {saving.isPending && isLong && (
              <Typography component="output" sx={{ display: 'block' }}>
                {t('memberImport.saving', {
                  done: formatNumber(lines),
                  count: formatNumber(read.people.length),
                })}
              </Typography>
            )}
            {saving.error && (
              <Alert severity="error">
                {failureText(saving.error)} {saved > 0 && t('memberImport.goesOn', { count: saved })}
              </Alert>
            )}
            <UnsavedGuard when={saving.isPending && isLong} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
              {added > 0 && (
                <Button
                  variant="contained"
                  loading={saving.isPending}
                  onClick={() => saving.mutate(undefined, { onSuccess: onDone })}
                >
                  {t('memberImport.submit', { count: added - saved })}
                </Button>
              )}
              <Button variant="outlined" disabled={saving.isPending} onClick={onAnother}>
                {t('memberImport.another')}
              </Button>
            </Box>
            <LeftOut problems={left_out} />
          </>
        )}
      </Loaded>
    </Box>
  )
}
