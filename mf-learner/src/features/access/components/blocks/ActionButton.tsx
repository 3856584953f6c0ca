import { Button } from '@kursportal/shared/ui'
import type { ReactNode } from 'react'
import { JoinBox } from '../JoinBox.tsx'
import type { BlockButton } from './block-of.ts'

/** A button of a block: joins, or leads to an address. */
export const ActionButton = ({ button }: { button: BlockButton }): ReactNode =>
  button.target.kind === 'join' ? (
    <JoinBox label={button.label} />
  ) : (
    <Button
      variant="outlined"
      size="large"
      href={button.target.address}
      sx={{ width: { xs: '100%', sm: 'auto' } }}
    >
      {button.label}
    </Button>
  )
