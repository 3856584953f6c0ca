import { Box, Typography } from '@kursportal/shared/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '../texts.ts'
import type { Step, StepsProps } from '../steps.ts'

type Props = {
  step: Step
  order: readonly Step[]
  memory: StepsProps['memory']
}

/** Which step this is, of how many; gets the focus when the step changes, so that a screen reader starts there. */
export const StepHeader = ({ step, order, memory }: Props): ReactNode => {
  const t = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!memory.changedTo(step)) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [step, memory])
  const place = order.indexOf(step)
  return (
    <Box sx={{ mb: 3 }}>
      <Box
        aria-hidden
        sx={{ display: 'grid', gridTemplateColumns: `repeat(${order.length}, 1fr)`, gap: 0.75, mb: 1.5 }}
      >
        {order.map((one, index) => (
          <Box
            key={one}
            sx={{ height: 6, borderRadius: 3, bgcolor: index <= place ? 'primary.main' : 'divider' }}
          />
        ))}
      </Box>
      <Typography sx={{ color: 'text.secondary', fontSize: '1rem' }}>
        {t('register.place', { place: place + 1, total: order.length })}
      </Typography>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        {t(`register.step.${step}`)}
      </Typography>
    </Box>
  )
}
