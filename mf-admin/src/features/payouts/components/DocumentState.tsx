import { StatusChip, type StatusTone } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { PayoutDocument } from '../api/documents.ts'

const tones: Record<PayoutDocument['state'], StatusTone> = {
  valid: 'success',
  objected: 'warning',
  kept: 'info',
  cancelled: 'neutral',
  cancellation: 'neutral',
}

/** How a document stands. */
export const DocumentState = ({ state }: Pick<PayoutDocument, 'state'>): ReactNode => {
  const t = useTexts()
  return <StatusChip tone={tones[state]}>{t(`documents.states.${state}`)}</StatusChip>
}
