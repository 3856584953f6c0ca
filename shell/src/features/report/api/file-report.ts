import { call } from '@kursportal/shared/client'
import { useMutation } from '@kursportal/shared/query'
import type { Report } from '../report.ts'

/** Sends the report; answers the receipt. An address of this very place is sent without it, wherever it is served. */
export const useFileReport = () =>
  useMutation({
    mutationFn: ({ address, ...body }: Report) => {
      const here = address.startsWith(`${location.origin}/`)
      return call('POST /content-report', {
        body: { ...body, address: here ? address.slice(location.origin.length) : address },
      })
    },
  })
