import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../i18n/format.ts'
import { Button } from '../base/mui.ts'
import { useKeptTexts } from './kept-texts.ts'

type Props = {
  /** When it was kept; nothing is said without. */
  at: string | undefined
  /** Goes back to what the server has. To be offered only until something is typed on top of what came back. */
  onThrowAway?: () => void
}

/** Says that what stands here was kept by an earlier visit, and when. */
export const KeptAgain = ({ at, onThrowAway }: Props): ReactNode => {
  const t = useKeptTexts()
  if (!at) return null
  const throwAway = onThrowAway && (
    <Button color="inherit" size="small" onClick={onThrowAway}>
      {t('throwAway')}
    </Button>
  )
  return (
    <Alert severity="info" sx={onThrowAway ? { mb: 2 } : {}} action={throwAway}>
      {t('again', { when: formatDateTime(at) })}
    </Alert>
  )
}
