import { call, queryKey, read, type AnswerOf } from '@kursportal/shared/client'
import { infiniteQueryOptions } from '@kursportal/shared/query'

/** A module as the registry holds it. */
export type Module = AnswerOf<'GET /remotes'>['items'][number]
/** A module with its releases. */
export type ModuleDetail = AnswerOf<'GET /remote'>
/** One of its releases. */
export type Release = ModuleDetail['releases'][number]
/** A running rollout. */
export type Rollout = Module['rollouts'][number]
/** A line of the audit trail. */
export type Change = AnswerOf<'GET /remote-changes'>['items'][number]
/** A deploy token. */
export type Token = AnswerOf<'GET /deploy-tokens'>['items'][number]

/** What went wrong in browsers, however often. */
export type ModuleError = AnswerOf<'GET /remote-errors'>['items'][number]
/** Where a team is told of it. */
export type Webhook = AnswerOf<'GET /remote-webhook'>

/** Every module; figures change by themselves, so it is read again while it is looked at. */
export const listModules = () => ({ ...read('GET /remotes', {}), refetchInterval: 30_000 })

/** Which release runs in which release of the frame. */
export type Matrix = AnswerOf<'GET /remote-matrix'>
export const readMatrix = () => read('GET /remote-matrix')

/** One module with its releases. */
export const readModule = (name: string) => ({ ...read('GET /remote', { name }), refetchInterval: 30_000 })

/** The address at which a release can be seen before anybody gets it; made anew each time it is asked for. */
export const previewOf = (name: string, version: string) => ({
  ...read('GET /remote-preview', { name, version }),
  gcTime: 0,
  retry: false,
})

const PAGE = 20

/** The audit trail of a module, page by page. */
export const listChanges = (name: string) =>
  infiniteQueryOptions({
    queryKey: [...queryKey('GET /remote-changes'), name],
    queryFn: ({ pageParam, signal }) =>
      call('GET /remote-changes', { query: { name, limit: PAGE, offset: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.items.length, 0)
      return shown < last.total ? shown : undefined
    },
  })

/** What went wrong in the browsers of those who got a release of a module, page by page. */
export const listErrors = (name: string) =>
  infiniteQueryOptions({
    queryKey: [...queryKey('GET /remote-errors'), name],
    queryFn: ({ pageParam, signal }) =>
      call('GET /remote-errors', { query: { name, limit: PAGE, offset: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.items.length, 0)
      return shown < last.total ? shown : undefined
    },
  })

/** Where the team of a module is told of errors. */
export const readWebhook = (name: string) => read('GET /remote-webhook', { name })

/** The deploy tokens of a module. */
export const listTokens = (name: string) => read('GET /deploy-tokens', { name, limit: 50 })
