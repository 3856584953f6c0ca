import { Children, startTransition, useEffect, useState, type ReactNode } from 'react'

/**
 * Shows one child after the other, each drawn in a turn of its own: ten forms at once would keep a slow phone from
 * answering for a quarter of a second.
 * @param props `waiting` stands in the place of those that are still to come
 */
export const MountInSequence = ({
  children,
  waiting,
}: {
  children: ReactNode
  waiting?: ReactNode
}): ReactNode => {
  const all = Children.toArray(children)
  const [shown, setShown] = useState(1)
  useEffect(() => {
    if (shown < all.length) startTransition(() => setShown(shown + 1))
  }, [shown, all.length])
  return (
    <>
      {all.slice(0, shown)}
      {shown < all.length && waiting}
    </>
  )
}
