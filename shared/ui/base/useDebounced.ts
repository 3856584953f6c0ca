import { useEffect, useState } from 'react'

/** A value once it has not changed for a while, in milliseconds: what is typed is asked for when typing pauses. */
export const useDebounced = <Value>(value: Value, ms = 250): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
