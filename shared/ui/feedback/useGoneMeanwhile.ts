import { QueryClientContext } from '@tanstack/react-query'
import { useContext } from 'react'
import { isFailure } from '../../client/api-failure.ts'
import { sessionQuery, settingsQuery, systemConfigQuery } from '../../store/platform.ts'

/** What the frame around the page reads is about nothing that can be deleted. */
const ofFrame = new Set<unknown>(
  [sessionQuery, settingsQuery, systemConfigQuery].map(({ queryKey: [key] }) => key),
)

/**
 * For what a form or dialog was refused with: where something is gone meanwhile, all that the page shows is read again, so
 * that it does not go on showing what is not there.
 */
export const useGoneMeanwhile = (): ((error: unknown) => void) => {
  const client = useContext(QueryClientContext)
  return (error) => {
    if (isFailure(error, 'not_found'))
      void client?.invalidateQueries({ predicate: ({ queryKey: [key] }) => !ofFrame.has(key) })
  }
}
