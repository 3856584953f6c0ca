import { call } from '@kursportal/shared/client'
import { useMutation } from '@kursportal/shared/query'
import type { Declaration } from '../declaration.ts'

/** Sends the withdrawal; answers the receipt. */
export const useDeclareWithdrawal = () =>
  useMutation({ mutationFn: (body: Declaration) => call('POST /withdrawal', { body }) })
