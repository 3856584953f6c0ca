import type { Log } from '../log.ts'
import type { TelemetrySettings } from './telemetry-settings.ts'
import type { Telemetry } from './telemetry.ts'

/** Loads OpenTelemetry where it is set, and nothing where it is not. */
export const openTelemetry = async (
  settings: TelemetrySettings | undefined,
  log: Log,
): Promise<Telemetry | undefined> => settings && (await import('./open-spans.ts')).openSpans(settings, log)
