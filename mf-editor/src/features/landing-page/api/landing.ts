import { call, queryKey, read } from '@kursportal/shared/client'
import type { LandingDraft } from '@kursportal/shared/contract'
import { useMutation, useQueryClient } from '@kursportal/shared/query'
import { allOnPages, pageByPage } from '../../../common/page-by-page.ts'
import type { Content } from '../state/content.ts'

/** The access the page belongs to, with its courses and their prices. */
export const readAccess = (accessId: string) => read('GET /access', { 'access-id': accessId })

/** The page as its author works on it. */
export const readDraft = (accessId: string) => ({
  ...read('GET /landing-page/draft', { 'access-id': accessId }),
  // What is typed is in the builder; a newer one is asked for when two meet.
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnMount: 'always' as const,
})

/** The draft as it stands now, past every cache. */
export const fetchDraft = (accessId: string): Promise<LandingDraft> =>
  call('GET /landing-page/draft', { query: { 'access-id': accessId } })

/** Keeps the draft; gives it with its version. @throws ApiFailure edited_meanwhile */
export const writeDraft = (accessId: string, content: Content, basedOn: string): Promise<LandingDraft> =>
  call('PUT /landing-page/draft', {
    query: { 'access-id': accessId },
    body: { ...content, based_on: basedOn },
  })

/** Milliseconds until links that nobody has asked yet are looked at again. */
const LINKS_AGAIN = 4000

/**
 * Which links of the draft lead nowhere; asks again while some of them are being asked.
 * @param settled saves what is not saved: the draft is what the server looks at
 */
export const checkLinks = (accessId: string, settled: () => Promise<unknown>) => ({
  queryKey: ['POST /landing-page/links', accessId],
  queryFn: async () => {
    await settled()
    return call('POST /landing-page/links', { query: { 'access-id': accessId } })
  },
  refetchInterval: ({ state: { data } }: { state: { data?: { waiting: boolean } | undefined } }) =>
    data?.waiting === true && LINKS_AGAIN,
  // What was found at an earlier look is of another draft.
  staleTime: 0,
  gcTime: 0,
})

/** Puts the draft in place of what visitors see. */
export const usePublish = (accessId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (basedOn: string) =>
      call('POST /landing-page/publish', { query: { 'access-id': accessId }, body: { based_on: basedOn } }),
    onSuccess: () =>
      Promise.all(
        [
          queryKey('GET /landing-page'),
          queryKey('GET /landing-page/draft'),
          queryKey('GET /landing-page/versions'),
          queryKey('GET /access'),
          queryKey('GET /accesses'),
        ].map((key) => client.invalidateQueries({ queryKey: key })),
      ),
  })
}

/** The publishes, newest first. */
export const listVersions = (accessId: string) =>
  pageByPage({
    queryKey: [...queryKey('GET /landing-page/versions'), accessId],
    size: 20,
    fetch: (page, signal) =>
      call('GET /landing-page/versions', { query: { 'access-id': accessId, ...page } }, { signal }),
  })

/** A former page. */
export const readVersion = (accessId: string, versionId: string) =>
  read('GET /landing-page/version', { 'access-id': accessId, 'version-id': versionId })

/** The address at which others see the draft. */
export const fetchPreviewLink = (accessId: string) =>
  call('GET /landing-page/preview-link', { query: { 'access-id': accessId } })

/** The accesses that have a page. */
export const listPages = (search: string) =>
  pageByPage({
    queryKey: [...queryKey('GET /accesses'), 'with a page', search],
    size: 20,
    fetch: (page, signal) =>
      call('GET /accesses', { query: { with_page: 'true', ...page, ...(search && { search }) } }, { signal }),
  })

/** Gives the page of another access with copies of its files; nothing is saved. */
export const useCopyPage = (accessId: string) =>
  useMutation({
    mutationFn: (from: string) => call('POST /landing-page/copy', { query: { 'access-id': accessId, from } }),
  })

/** The films the page may show. */
export const listFilms = (accessId: string, search: string) =>
  pageByPage({
    queryKey: [...queryKey('GET /landing-page/films'), accessId, search],
    size: 30,
    fetch: async (page, signal) => {
      const { items, total } = await call(
        'GET /landing-page/films',
        { query: { 'access-id': accessId, ...page, ...(search && { search }) } },
        { signal },
      )
      return { items: items.map((film) => ({ ...film, id: film.video_id })), total }
    },
  })

/** All of them, to look at what they lack. */
export const readFilms = (accessId: string) => ({
  queryKey: [...queryKey('GET /landing-page/films'), accessId, 'all'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    allOnPages((page) =>
      call('GET /landing-page/films', { query: { 'access-id': accessId, ...page } }, { signal }),
    ),
})

/** How the page fares. */
export const readFigures = (accessId: string) => read('GET /landing-page/figures', { 'access-id': accessId })
