import { Alert, Box, Button, Typography } from '@kursportal/shared/ui'
import { FieldFrame, FieldInput } from '@kursportal/shared/ui/forms'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { refusalText } from '../../../common/importing/import-words.ts'
import { useInspect, type Inspected } from '../api/import-source.ts'

/** Asks for the number a course has in Ninox, and looks what would come. */
export const NinoxPart = ({ onInspected }: { onInspected: (inspected: Inspected) => void }): ReactNode => {
  const t = useTexts()
  const [number, setNumber] = useState('')
  const inspect = useInspect(onInspected)
  const look = (event: FormEvent) => {
    event.preventDefault()
    if (number.trim() !== '') inspect.mutate({ kind: 'ninox', id: number.trim() })
  }
  return (
    <Box component="form" noValidate aria-label={t('import.ninox.title')} onSubmit={look}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {t('import.ninox.title')}
      </Typography>
      <FieldFrame label={t('import.ninox.number')} hint={t('import.ninox.numberHint')} error={undefined}>
        {({ id, describedBy }) => (
          <FieldInput
            id={id}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
            sx={{ maxWidth: 240 }}
            slotProps={{ input: { maxLength: 15, inputMode: 'numeric', 'aria-describedby': describedBy } }}
          />
        )}
      </FieldFrame>
      <Button type="submit" variant="outlined" loading={inspect.isPending} sx={{ mt: 2 }}>
        {t('import.ninox.look')}
      </Button>
      {inspect.isError && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {refusalText(inspect.error)}
        </Alert>
      )}
    </Box>
  )
}
