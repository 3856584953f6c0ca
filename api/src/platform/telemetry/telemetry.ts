import type { IncomingHttpHeaders } from 'node:http'
import type { LogEvent } from 'kysely'

/** What is told of something that takes time. Neither addresses that open something nor what people wrote. */
export type SpanAttributes = Record<string, string | number>

/** Something that runs and is told once it has ended. */
export type RunningSpan = {
  /** Runs a part of it: what begins there is told as part of it. */
  within: <T>(run: () => T) => T
  end: (outcome: { attributes?: SpanAttributes; failed: boolean }) => void
}

/** Spans for OpenTelemetry. */
export type Telemetry = {
  /** @param headers of a request, whose `traceparent` says what it is a part of */
  begin: (
    name: string,
    what: { kind: 'server' | 'consumer'; attributes: SpanAttributes; headers?: IncomingHttpHeaders },
  ) => RunningSpan
  /** Tells a query that has ended, as a part of what asked for it. */
  noteQuery: (event: LogEvent) => void
  /** Sends what has not been sent. */
  close: () => Promise<void>
}
