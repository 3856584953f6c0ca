import type { ReactNode } from 'react'
import { useTexts } from '../../texts.ts'
import { NumberedSteps } from '../NumberedSteps.tsx'
import type { BlockOf } from './block-of.ts'
import { BlockSection } from './BlockSection.tsx'

/** What one does, step by step. */
export const StepsBlock = ({ block }: BlockOf<'steps'>): ReactNode => {
  const t = useTexts()
  return (
    <BlockSection heading={block.heading || t('access.stepsTitle')}>
      <NumberedSteps steps={block.items} />
    </BlockSection>
  )
}
