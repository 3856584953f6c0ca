import type { SessionInfo } from '../contract/sessions/sessions.calls.ts'
import type { Settings, SystemConfig } from '../contract/settings/settings.calls.ts'

/** What the server puts into the HTML, so that the first screen waits for no further answer. */
export type Bootstrap = {
  settings: Settings
  system_config: SystemConfig
  session: SessionInfo | null
  /** Interface texts an admin worded differently: `namespace:key` → the text. */
  ui_texts: Readonly<Record<string, string>>
  /**
   * What the first screen reads: address → answer. What is not in it the screen asks for; pages of older servers have none.
   */
  reads?: Readonly<Record<string, unknown>>
}
