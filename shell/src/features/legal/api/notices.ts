import { call, read, type CallInput } from '@kursportal/shared/client'
import { useMutation } from '@kursportal/shared/query'

/** What the operator says in public, besides the legal texts. */
export const readNotices = read('GET /notices')

/** Tells the operator of a barrier. */
export const useSendFeedback = () =>
  useMutation({
    mutationFn: (body: CallInput<'POST /accessibility-feedback'>['body']) =>
      call('POST /accessibility-feedback', { body }),
  })
