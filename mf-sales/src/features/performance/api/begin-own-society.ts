import { call, failureText, queryKey } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { toast } from '@kursportal/shared/ui'
import { useTexts } from '../../../texts/index.ts'

/** Founds the own society; the figures and the levels come anew. */
export const useBeginOwnSociety = () => {
  const t = useTexts()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /own-society', { body: {} }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: queryKey('GET /sales-performance') })
      toast.success(t('begin.done'))
    },
    onError: (error) => toast.error(failureText(error)),
  })
}
