import { Alert, Button } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import { useInvitation } from './joining-context.ts'
import { useTroubleWords } from './useTroubleWords.ts'

/** What is wrong with a code somebody came with where none is needed: they can take part without it. */
export const CodeNotice = (): ReactNode => {
  const t = useTexts()
  const { joining } = useInvitation()
  const words = useTroubleWords()
  return (
    words && (
      <Alert severity="warning">
        {words} {t('access.codeNotNeeded')}
        <br />
        <Button variant="outlined" color="inherit" onClick={() => joining.setCode('')} sx={{ mt: 1.5 }}>
          {t('access.withoutCode')}
        </Button>
      </Alert>
    )
  )
}
