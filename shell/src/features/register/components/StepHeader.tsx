import { Box, Typography } from '@kursportal/shared/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '../../../texts/index.ts'
import type { Step } from '../steps.ts'

/** Which step this is, of how many; gets the focus when the step changes, so that a screen reader starts there. */
export const StepHeader = ({ step, order }: { step: Step; order: readonly Step[] }): ReactNode => {
  const t = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [step])
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
