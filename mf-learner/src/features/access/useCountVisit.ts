import { call } from '@kursportal/shared/client'
import type { Access } from '@kursportal/shared/contract'
import { useSearchParams } from '@kursportal/shared/router'
import { useEffect } from 'react'

/** Counts that the page was opened, with the code of its address; not for who manages it. */
export const useCountVisit = (access: Access | undefined, isPreview: boolean): void => {
  const [params] = useSearchParams()
  const code = (params.get('code') ?? '').slice(0, 40)
  const id = access && !access.can.manage && !isPreview ? access.id : undefined
  useEffect(() => {
    if (!id) return
    const count = async (): Promise<void> => {
      try {
        await call('POST /access/visit', { query: { 'access-id': id }, body: { code } })
      } catch {
        // Counting is nobody's business who came to read.
      }
    }
    void count()
  }, [id, code])
}
