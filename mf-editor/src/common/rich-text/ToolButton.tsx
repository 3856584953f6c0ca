import { styled } from '@kursportal/shared/ui'
import type { ComponentProps, ReactNode } from 'react'

const Square = styled('button')(({ theme }) => ({
  flex: 'none',
  minWidth: 44,
  height: 44,
  padding: '0 10px',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  border: 0,
  borderRadius: 8,
  font: 'inherit',
  fontSize: '1rem',
  background: 'transparent',
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-pressed="true"]': {
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
  },
  '&:disabled': { opacity: 0.4, cursor: 'default' },
}))

type Props = {
  label: string
  /** Whether it is on; a button that only does something has none. */
  pressed?: boolean
  disabled?: boolean
  onPress: () => void
  /** The icon; without one the label is shown. */
  children?: ReactNode
} & Pick<ComponentProps<'button'>, 'tabIndex'>

/** One button of the toolbar. It leaves the caret where it is. */
export const ToolButton = ({
  label,
  pressed,
  disabled = false,
  onPress,
  children,
  ...rest
}: Props): ReactNode => (
  <Square
    {...rest}
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    disabled={disabled}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    {children ?? label}
  </Square>
)
