import { call, queryKey, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { keepPreviousData, useMutation, useQueryClient } from '@kursportal/shared/query'

/** A report as the list shows it. */
export type Report = AnswerOf<'GET /content-reports'>['items'][number]
/** A report with what was reported and what was decided. */
export type ReportCase = AnswerOf<'GET /content-report'>
/** What is decided. */
export type Decision = CallInput<'PATCH /content-report'>['body']
type Page = {
  limit: number
  offset: number
  search?: string
  state?: Report['state'] | 'decided' | undefined
}

/** A page of the reports; the page before stays on the screen until it is there. */
export const listReports = ({ state, ...page }: Page) => ({
  ...read('GET /content-reports', { ...page, ...(state && { state }) }),
  placeholderData: keepPreviousData,
})

/** One of them. */
export const readReport = (id: string) => read('GET /content-report', { 'report-id': id })

/** How many there were each year. */
export const readYears = read('GET /content-report-years')

/** Decides about it. */
export const useDecideReport = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Decision) => call('PATCH /content-report', { query: { 'report-id': id }, body }),
    onSuccess: (answer) => {
      client.setQueryData(readReport(id).queryKey, answer)
      void client.invalidateQueries({ queryKey: queryKey('GET /content-report-years') })
      return client.invalidateQueries({ queryKey: queryKey('GET /content-reports') })
    },
    // Somebody else may have decided meanwhile: show how.
    onError: () => client.invalidateQueries({ queryKey: readReport(id).queryKey }),
  })
}
