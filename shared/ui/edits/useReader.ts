import { QueryClientContext } from '@tanstack/react-query'
import { useContext } from 'react'
import { sessionQuery } from '../../store/platform.ts'

/** The id of whoever is logged in here; undefined for nobody. */
export const useReader = (): string | undefined =>
  useContext(QueryClientContext)?.getQueryData(sessionQuery.queryKey)?.user.id
