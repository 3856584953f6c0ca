import { failureText, type AnswerOf } from '@kursportal/shared/client'
import { useQuery } from '@kursportal/shared/query'
import { Alert, Box, Button, ListSkeleton, Loaded, Typography } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts, type Translate } from '../../texts.ts'
import { tryImport, useImportPeople } from '../api/add-people.ts'
import type { ColumnName, ReadPeople } from '../read-people.ts'
import { LeftOut } from './LeftOut.tsx'

/** What an import did. */
export type Report = AnswerOf<'POST /users/import'>

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
  const tried = useQuery(tryImport(read.people))
  const save = useImportPeople()
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
            <LeftOut problems={left_out} />
            {save.error && <Alert severity="error">{failureText(save.error)}</Alert>}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
              {added > 0 && (
                <Button
                  variant="contained"
                  loading={save.isPending}
                  onClick={() => save.mutate(read.people, { onSuccess: onDone })}
                >
                  {t('memberImport.submit', { count: added })}
                </Button>
              )}
              <Button variant="outlined" disabled={save.isPending} onClick={onAnother}>
                {t('memberImport.another')}
              </Button>
            </Box>
          </>
        )}
      </Loaded>
    </Box>
  )
}
