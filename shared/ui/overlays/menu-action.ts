import type { ReactNode } from 'react'

/** One command of a menu. */
export type MenuAction = {
  label: string
  icon?: ReactNode
  /** Where it leads; or what it does. */
  href?: string
  onPress?: () => void
  /** Something is lost: red, below a line. */
  destructive?: boolean
  /** Why it cannot be done now; shown below the label, and the command is off. */
  disabledReason?: string | undefined
}
