import { useSystemConfig } from '@kursportal/shared/store'
import { useMemo } from 'react'
import { useTexts } from './texts.ts'
import type { TextSource } from './api/read-texts.ts'

/** Where texts are: the frame with its kit, and each remote in the release this admin gets. */
export const useTextSources = (): TextSource[] => {
  const t = useTexts()
  const { remotes } = useSystemConfig()
  return useMemo(
    () => [
      { name: 'shell', title: t('texts.frame'), address: '/assets/texts.json' },
      ...remotes.map(({ name, base_url, declaration }) => ({
        name,
        title: declaration.title,
        address: `${base_url}texts.json`,
      })),
    ],
    [remotes, t],
  )
}
