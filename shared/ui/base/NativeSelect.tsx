import { styled } from '@mui/material/styles'
import type { ComponentPropsWithRef } from 'react'
import { radius } from '../../theme/tokens.ts'
import { ChevronDownIcon } from './icons.ts'
import { ownProps } from './own-props.ts'

const Place = styled('span')({
  position: 'relative',
  display: 'inline-block',
  minWidth: 0,
  '& > svg': {
    position: 'absolute',
    right: 14,
    top: '50%',
    transform: 'translateY(-50%)',
    pointerEvents: 'none',
  },
})

const Select = styled(
  'select',
  ownProps('field'),
)<{ field: boolean }>(({ theme, field }) => ({
  appearance: 'none',
  width: '100%',
  minHeight: field ? 52 : 44,
  padding: field ? '4px 48px 4px 16px' : '4px 42px 4px 14px',
  font: 'inherit',
  lineHeight: 1.4,
  color: 'inherit',
  textOverflow: 'ellipsis',
  borderRadius: radius.control,
  border: `1.5px solid ${theme.vars.palette.outline}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main, borderWidth: 2 },
  '&:disabled': { backgroundColor: theme.vars.palette.background.sunken, opacity: 1 },
  '& option': { color: 'CanvasText', backgroundColor: 'Canvas' },
}))

type Props = ComponentPropsWithRef<'select'> & {
  /** As high and wide as the fields of a form; otherwise as wide as what may be chosen. */
  field?: boolean
}

/** The device's own select, which opens as people know it from their phone, with the arrow of the kit. */
export function NativeSelect({ field = false, ...props }: Props) {
  return (
    <Place style={field ? { display: 'block' } : undefined}>
      <Select field={field} {...props} />
      <ChevronDownIcon size={22} aria-hidden />
    </Place>
  )
}
