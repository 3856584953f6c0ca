import { call, queryKey, read, type AnswerOf } from '@kursportal/shared/client'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@kursportal/shared/query'

/** A mail or certificate text with what may stand in it. */
export type Template = AnswerOf<'GET /template'>
/** What an admin words. */
export type Wording = { subject: string; body: string }

/** Whether it is printed on a certificate instead of being mailed. */
export const isPrinted = ({ key }: Pick<Template, 'key'>): boolean => key.startsWith('certificate')

/** Whether its words are others than the delivered ones; who went back changed nothing. */
export const isChanged = (template: Template): boolean =>
  template.subject !== template.default_subject || template.body !== template.default_body

/** Every template. */
export const listTemplates = () => read('GET /templates')
/** One template. */
export const readTemplate = (key: string) => read('GET /template', { key })

/** What a wording looks like, filled with sample data; the look before stays until it is there. */
export const previewTemplate = (key: string, wording: Wording) =>
  queryOptions({
    queryKey: ['POST /template/preview', key, wording],
    queryFn: ({ signal }) => call('POST /template/preview', { query: { key }, body: wording }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })

/** Words a template differently. */
export const useWriteTemplate = (key: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Wording & { based_on?: string }) => call('PUT /template', { query: { key }, body }),
    onSuccess: async (template) => {
      client.setQueryData(readTemplate(key).queryKey, template)
      await client.invalidateQueries({ queryKey: queryKey('GET /templates') })
    },
  })
}

/** Sends the stored wording to the admin's own address, filled with sample data. */
export const useSendTestMail = (key: Template['key']) =>
  useMutation({ mutationFn: () => call('POST /mail', { body: { key } }) })
