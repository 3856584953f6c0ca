import { call, queryKey, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { keepPreviousData, useMutation, useQueryClient } from '@kursportal/shared/query'

/** A society as a channel that brings people in. */
export type Channel = AnswerOf<'GET /sales-channels'>['items'][number]
/** The figures of all channels together. */
export type Totals = AnswerOf<'GET /sales-channels'>['totals']
/** A level a society reached. */
export type Promotion = AnswerOf<'GET /sales-promotions'>['items'][number]
/** Something that looks odd. */
export type Remark = AnswerOf<'GET /sales-remarks'>['items'][number]
type ChannelQuery = NonNullable<CallInput<'GET /sales-channels'>['query']>

/** A page of the channels; the page before stays on the screen until it is there. */
export const listChannels = (query: ChannelQuery) => ({
  ...read('GET /sales-channels', query),
  placeholderData: keepPreviousData,
})

/** Another page of the same, for the file of all of them. */
export const readChannels = (query: ChannelQuery): Promise<AnswerOf<'GET /sales-channels'>> =>
  call('GET /sales-channels', { query })

/** A page of who reached which level. */
export const listPromotions = (query: NonNullable<CallInput<'GET /sales-promotions'>['query']>) => ({
  ...read('GET /sales-promotions', query),
  placeholderData: keepPreviousData,
})

/** A page of what looks odd. */
export const listRemarks = (query: NonNullable<CallInput<'GET /sales-remarks'>['query']>) => ({
  ...read('GET /sales-remarks', query),
  placeholderData: keepPreviousData,
})

/** Decides about a remark: it is in order, or its finish is taken back. */
export const useDecideRemark = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ remark, way, reason }: { remark: Remark; way: 'fine' | 'back'; reason: string }) => {
      if (way === 'fine')
        await call('POST /sales-remark/settle', {
          body: { society_id: remark.society.id, key: remark.key, note: reason },
        })
      else if (remark.transaction_id)
        await call('POST /society/reversal', { body: { transaction_id: remark.transaction_id, reason } })
    },
    onSettled: () =>
      Promise.all(
        (['GET /sales-remarks', 'GET /sales-channels', 'GET /society/transactions'] as const).map((key) =>
          client.invalidateQueries({ queryKey: queryKey(key) }),
        ),
      ),
  })
}
