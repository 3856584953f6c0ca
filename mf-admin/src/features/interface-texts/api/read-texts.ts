import { keepPreviousData, queryOptions } from '@kursportal/shared/query'
import { z } from 'zod'

/** A part of the platform with texts of its own: the frame, or a remote. */
export type TextSource = { name: string; title: string; address: string }

/** What the sources say: each text as it came with the code, and the sources that did not answer. */
export type BundledTexts = { texts: { key: string; text: string; source: string }[]; missing: string[] }

const textsFile = z.record(z.string(), z.string())

const readSource = async ({ address }: TextSource, signal: AbortSignal): Promise<Record<string, string>> => {
  // The frame's file keeps its name from build to build, so the browser has to ask whether it is still the same.
  const answer = await fetch(address, { signal, cache: 'no-cache' })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return textsFile.parse(await answer.json())
}

/** Every text of the running releases, read from the files their builds left; nobody's code is run for it. */
export const readBundledTexts = (sources: readonly TextSource[]) =>
  queryOptions({
    queryKey: ['bundled-texts', ...sources.map(({ address }) => address)],
    // A release of some remote must not take the list away, and with it what somebody is typing there.
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<BundledTexts> => {
      const answers = await Promise.allSettled(sources.map((source) => readSource(source, signal)))
      const texts = answers.flatMap((answer, index) =>
        answer.status === 'fulfilled'
          ? Object.entries(answer.value).map(([key, text]) => ({
              key,
              text,
              source: sources[index]?.name ?? '',
            }))
          : [],
      )
      const missing = sources.filter((_, index) => answers[index]?.status === 'rejected')
      if (missing.length === sources.length) throw new Error('No text could be read')
      return { texts, missing: missing.map(({ title }) => title) }
    },
  })
