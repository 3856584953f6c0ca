import { call, listen } from '@kursportal/shared/client'
import type { PlatformChange } from '@kursportal/shared/contract'
import { setTextOverrides } from '@kursportal/shared/i18n'
import { useQueryClient, type QueryClient } from '@kursportal/shared/query'
import { settingsQuery, systemConfigQuery } from '@kursportal/shared/store'
import { useEffect } from 'react'

/** Milliseconds between two looks while the server cannot tell by itself; other ones in each tab. */
const pollPause = (): number => 20_000 + Math.random() * 20_000

const readSettings = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: settingsQuery.queryKey })
const readRegistry = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: systemConfigQuery.queryKey })
const readTexts = async (): Promise<void> => setTextOverrides((await call('GET /ui-texts')).texts)

/** What to read again when something of the platform changed. */
const reads: Readonly<Record<PlatformChange['what'], readonly ((client: QueryClient) => Promise<void>)[]>> = {
  settings: [readSettings, readRegistry],
  remotes: [readRegistry],
  'ui-texts': [readTexts],
}

/**
 * Settings, colours, interface texts and the registry of remotes reach an open page within seconds: the server says
 * what to read again, and while the line to it is broken the page looks by itself.
 */
export const usePlatformChanges = (): void => {
  const client = useQueryClient()
  useEffect(() => {
    // What cannot be read now is read with the next change, or when the line is back.
    const again = (what: PlatformChange['what']): void => {
      for (const readAgain of reads[what]) readAgain(client).catch(() => undefined)
    }
    const lookAtAll = (): void => {
      again('settings')
      again('ui-texts')
    }
    // The schema is fetched with the first message: the first screen needs none.
    const hear = async (data: unknown): Promise<void> => {
      const { readChange } = await import(/* webpackChunkName: "changes" */ './read-change.ts')
      const change = readChange(data)
      if (change) again(change.what)
    }
    let polling: ReturnType<typeof setInterval> | undefined
    // What changed while this page was on its way is said as well.
    const hangUp = listen(`/platform-changes?age=${Math.ceil(performance.now())}`, {
      onMessage: (data) => {
        hear(data).catch(lookAtAll)
      },
      onReconnect: () => {
        clearInterval(polling)
        polling = undefined
        lookAtAll()
      },
      onLost: () => {
        polling ??= setInterval(lookAtAll, pollPause())
      },
    })
    return () => {
      clearInterval(polling)
      hangUp()
    }
  }, [client])
}
