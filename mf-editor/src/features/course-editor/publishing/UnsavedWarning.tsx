import { Alert, Button } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import type { PartSaving } from '../../../common/saving/saving-store.ts'
import { useTexts } from './texts.ts'

/** Says before a course is published that the server does not have everything yet, and why where that is known. */
export const UnsavedWarning = ({
  saving: { error, act },
  onAct,
}: {
  saving: PartSaving
  /** Makes room for what can be done about it. */
  onAct: () => void
}): ReactNode => {
  const t = useTexts()
  const press = (): void => {
    onAct()
    act?.onPress()
  }
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        act && (
          <Button variant="text" onClick={press}>
            {act.label}
          </Button>
        )
      }
    >
      {t('publishing.unsaved')} {error}
    </Alert>
  )
}
