import { queryKey } from '@kursportal/shared/client'
import { useQueryClient } from '@kursportal/shared/query'
import { uploads } from '@kursportal/shared/ui/uploads'
import { useEffect, type ReactNode } from 'react'
import { showsFilms } from './shows-films.ts'

/**
 * Lets the uploads of whoever is logged in go on, whatever page is open, and has what shows films asked for again when
 * the server knows something new of one. Shows nothing itself.
 */
const UploadsGoOn = ({ userId }: { userId: string }): ReactNode => {
  const client = useQueryClient()
  useEffect(() => {
    uploads.use(userId)
    return () => uploads.use(undefined)
  }, [userId])
  useEffect(() => {
    const stop = uploads.onServerChange(() => {
      for (const shown of showsFilms) void client.invalidateQueries({ queryKey: queryKey(shown) })
    })
    return () => void stop()
  }, [client])
  return null
}

export default UploadsGoOn
