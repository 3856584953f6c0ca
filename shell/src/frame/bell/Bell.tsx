import { BellIcon, IconButton } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/index.ts'

const Bell = (): ReactNode => {
  const t = useTexts()
  return (
    <IconButton aria-label={t('bell.open')}>
      <BellIcon />
    </IconButton>
  )
}

export default Bell
