import type { Film } from '@kursportal/shared/contract'
import { Box, ClockIcon, DoneIcon, VisuallyHidden } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from './texts.ts'

/** What becomes of a file that has arrived, step by step: checked, watchable, in every size. */
export const ProcessingSteps = ({ film }: { film: Film }): ReactNode => {
  const t = useTexts()
  const steps = [
    { name: 'checked', isDone: film.width !== null },
    { name: 'watchable', isDone: film.watchable },
    { name: 'allSizes', isDone: film.state === 'ready' },
  ] as const
  const current = steps.findIndex(({ isDone }) => !isDone)
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, my: 1.5, p: 0, display: 'grid', gap: 0.5 }}>
      {steps.map(({ name, isDone }, index) => (
        <Box
          component="li"
          key={name}
          aria-current={index === current ? 'step' : undefined}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            color: isDone ? 'success.main' : index === current ? 'text.primary' : 'text.secondary',
            fontWeight: index === current ? 600 : undefined,
          }}
        >
          {isDone ? <DoneIcon size={20} aria-hidden /> : <ClockIcon size={20} aria-hidden />}
          <span>
            {t(`upload.steps.${name}`)}
            {isDone && <VisuallyHidden> {t('upload.steps.done')}</VisuallyHidden>}
          </span>
        </Box>
      ))}
    </Box>
  )
}
