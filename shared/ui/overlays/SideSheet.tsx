import { Suspense } from 'react'
import { SheetWindow, useOpenedOnce } from './later.tsx'
import type { SheetProps } from './SheetWindow.tsx'

/** Details beside the page: from the right, over the whole width on phones. Focus stays inside and returns. */
export function SideSheet(props: SheetProps) {
  return useOpenedOnce(props.open) ? (
    <Suspense>
      <SheetWindow {...props} />
    </Suspense>
  ) : null
}
