import type { ReactNode } from 'react'

/** What a `*.stories.tsx` exports by default (Component Story Format, the part we use). */
export type StoryMeta = { title: string }

/** One named export of a stories module: one component in one situation. */
export type Story = {
  name: string
  render: () => ReactNode
  /** Covers the window (dialogs, sheets) or is a whole page: shown alone. */
  parameters?: { alone?: boolean }
}

/** A stories module as it is imported. */
export type StoriesModule = { default: StoryMeta } & Record<string, unknown>
