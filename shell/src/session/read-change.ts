import { platformChange, type PlatformChange } from '@kursportal/shared/contract'

/** What a message of `/platform-changes` says; undefined when it is none. */
export const readChange = (data: unknown): PlatformChange | undefined => {
  try {
    return typeof data === 'string' ? platformChange.safeParse(JSON.parse(data)).data : undefined
  } catch {
    return undefined
  }
}
