import { Link, useLocation } from '@kursportal/shared/router'
import { styled } from '@kursportal/shared/ui'
import type { KeyboardEvent, ReactNode, Ref } from 'react'

const Line = styled(Link)(({ theme }) => ({
  display: 'flex',
  gap: 10,
  alignItems: 'flex-start',
  minHeight: 44,
  padding: '9px 8px',
  borderRadius: 8,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& svg': { flex: 'none', marginTop: 3, color: theme.vars.palette.text.secondary },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-current="page"]': {
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
    fontWeight: 650,
    '& svg': { color: 'inherit' },
  },
}))

/** One entry of the outline: leads to what it names and is marked while that is open. */
export const OutlineLink = ({
  to,
  also,
  icon,
  linkRef,
  onKeyDown,
  children,
}: {
  to: string
  /** A further address at which it counts as open. */
  also?: string
  icon?: ReactNode
  linkRef?: Ref<HTMLAnchorElement>
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}): ReactNode => {
  const { pathname } = useLocation()
  return (
    <Line
      ref={linkRef}
      to={to}
      onKeyDown={onKeyDown}
      aria-current={pathname === to || pathname === also ? 'page' : undefined}
    >
      {icon}
      <span style={{ flex: 1, minWidth: 0 }}>{children}</span>
    </Line>
  )
}
