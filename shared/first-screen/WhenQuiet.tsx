import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { whenQuiet } from './when-quiet.ts'

/** Shows what nobody waits for, such as the bell, after what everybody waits for; see {@link whenQuiet}. */
export const WhenQuiet = ({ children }: { children: ReactNode }): ReactNode => {
  const [quiet, setQuiet] = useState(false)
  useEffect(() => whenQuiet(() => startTransition(() => setQuiet(true))), [])
  return quiet && children
}
