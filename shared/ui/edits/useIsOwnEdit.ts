import { QueryClientContext } from '@tanstack/react-query'
import { useContext } from 'react'
import type { LastEdit } from '../../contract/edits.ts'
import { sessionQuery } from '../../store/platform.ts'

/** Whether an edit was made by whoever is logged in here, in another window. */
export const useIsOwnEdit = (edited: LastEdit): boolean => {
  const session = useContext(QueryClientContext)?.getQueryData(sessionQuery.queryKey)
  return edited?.by !== undefined && edited.by !== null && edited.by.id === session?.user.id
}
