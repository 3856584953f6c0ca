import {
  Box,
  Button,
  CheckIcon,
  ClockIcon,
  EditIcon,
  ErrorIcon,
  useOnline,
  VisuallyHidden,
  WarningIcon,
} from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'
import { useSavedAgo } from '../useSavedAgo.ts'
import { usePageSaving, type PartSaving } from './saving-store.ts'

type Shown = PartSaving['state'] | 'saved'

const looks: Record<Shown, { icon: ReactNode; color: string }> = {
  saved: { icon: <CheckIcon size={20} />, color: 'text.secondary' },
  unsaved: { icon: <EditIcon size={20} />, color: 'text.primary' },
  saving: { icon: <ClockIcon size={20} />, color: 'text.secondary' },
  offline: { icon: <WarningIcon size={20} />, color: 'warning.main' },
  failed: { icon: <ErrorIcon size={20} />, color: 'error.main' },
  conflict: { icon: <ErrorIcon size={20} />, color: 'error.main' },
}

/** Whether everything typed on the page is saved, and if not why: the same words for texts, quizzes and forms. */
export const SavingLine = ({ lastChange }: { lastChange: string }): ReactNode => {
  const t = useTexts()
  const isOnline = useOnline()
  const { worst, savedAt } = usePageSaving()
  const savedAgo = useSavedAgo(savedAt && savedAt > lastChange ? savedAt : lastChange)
  const pending = worst?.state
  // Without a connection nothing is on its way, whatever was tried last.
  const state: Shown = !pending ? 'saved' : isOnline || pending === 'conflict' ? pending : 'offline'
  const words: Record<Shown, string> = {
    saved: savedAgo,
    unsaved: t('common.saving.unsaved'),
    saving: t('common.saving.running'),
    offline: t('common.saving.offline'),
    failed: worst?.error ?? t('common.saving.failed'),
    conflict: t('common.saving.conflict'),
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, color: looks[state].color }}>
      <Box component="span" aria-hidden sx={{ display: 'flex', flex: 'none' }}>
        {looks[state].icon}
      </Box>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere', fontSize: '1rem' }}>
        {words[state]}
      </Box>
      {worst?.act && state !== 'offline' && (
        <Button size="small" variant="text" onClick={worst.act.onPress} sx={{ flex: 'none' }}>
          {worst.act.label}
        </Button>
      )}
      {/* The seconds that go by are not said each time. */}
      <VisuallyHidden aria-live="polite">
        {state === 'saved' ? t('common.saving.done') : words[state]}
      </VisuallyHidden>
    </Box>
  )
}
