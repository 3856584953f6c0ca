import { call, queryKey, read, type AnswerOf } from '@kursportal/shared/client'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@kursportal/shared/query'

/** A mail or certificate text with what may stand in it. */
export type Template = AnswerOf<'GET /template'>
/** What an admin words. */
export type Wording = { subject: string; body: string }
/** A wording that was saved once. */
export type TemplateVersion = AnswerOf<'GET /template/versions'>['items'][number]

/** Whether its words are others than the delivered ones; who went back changed nothing. */
export const isChanged = (template: Template): boolean =>
  template.subject !== template.default_subject || template.body !== template.default_body

/** Every template. */
export const listTemplates = () => read('GET /templates')
/** One template. */
export const readTemplate = (key: string) => read('GET /template', { key })
/** What a template said before, the newest first. */
export const listVersions = (key: string, limit: number) => read('GET /template/versions', { key, limit })

const look = { placeholderData: keepPreviousData, retry: false, gcTime: 0 } as const

/** What a wording looks like as a mail, filled with sample data; the look before stays until it is there. */
export const previewTemplate = (key: string, wording: Wording) =>
  queryOptions({
    queryKey: ['POST /template/preview', key, wording],
    queryFn: ({ signal }) => call('POST /template/preview', { query: { key }, body: wording }, { signal }),
    ...look,
  })

/** What a wording looks like on paper. */
export const previewCertificate = (key: string, wording: Wording) =>
  queryOptions({
    queryKey: ['POST /certificate/preview', key, wording],
    queryFn: ({ signal }) => call('POST /certificate/preview', { body: { key, ...wording } }, { signal }),
    ...look,
  })

/** Words a template differently. */
export const useWriteTemplate = (key: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Wording & { based_on?: string }) => call('PUT /template', { query: { key }, body }),
    onSuccess: async (template) => {
      client.setQueryData(readTemplate(key).queryKey, template)
      await Promise.all([
        client.invalidateQueries({ queryKey: queryKey('GET /templates') }),
        client.invalidateQueries({ queryKey: queryKey('GET /template/versions') }),
      ])
    },
  })
}

/** Switches a mail off, or on again. */
export const useSwitchTemplate = (key: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (off: boolean) => call('PUT /template/sending', { query: { key }, body: { off } }),
    onSuccess: async (template) => {
      client.setQueryData(readTemplate(key).queryKey, template)
      await client.invalidateQueries({ queryKey: queryKey('GET /templates') })
    },
  })
}

/** Sends a wording to the admin's own address as it is typed, filled with sample data. */
export const useSendTestMail = (key: Template['key']) =>
  useMutation({ mutationFn: (wording: Wording) => call('POST /mail', { body: { key, ...wording } }) })
