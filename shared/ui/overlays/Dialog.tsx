import { Suspense } from 'react'
import type { DialogProps } from './DialogWindow.tsx'
import { DialogWindow, useOpenedOnce } from './later.tsx'

/** A window over the page with a title, a cross and its buttons; focus stays inside and returns afterwards. */
export function Dialog(props: DialogProps) {
  return useOpenedOnce(props.open) ? (
    <Suspense>
      <DialogWindow {...props} />
    </Suspense>
  ) : null
}
