import type { Attributes, HrTime } from '@opentelemetry/api'
import { ExportResultCode, parseKeyPairsIntoRecord, type ExportResult } from '@opentelemetry/core'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'
import { messageOf } from '../errors.ts'
import type { Log } from '../log.ts'
import type { TelemetrySettings } from './telemetry-settings.ts'

const SEND_WITHIN_MS = 10_000

/**
 * Sends spans to a collector by OTLP as JSON over HTTP. What a collector does not take is dropped and logged: nothing
 * waits for it.
 */
export const openOtlpExporter = ({ url, headers }: TelemetrySettings, log: Log): SpanExporter => {
  const sending = new Set<Promise<void>>()
  const send = async (spans: readonly ReadableSpan[]): Promise<void> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...parseKeyPairsIntoRecord(headers), 'content-type': 'application/json' },
      body: JSON.stringify(requestOf(spans)),
      signal: AbortSignal.timeout(SEND_WITHIN_MS),
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`the collector answered ${answer.status}`)
  }
  const trySend = async (spans: readonly ReadableSpan[]): Promise<ExportResult> => {
    try {
      await send(spans)
      return { code: ExportResultCode.SUCCESS }
    } catch (error) {
      log.warn({ spans: spans.length, reason: messageOf(error) }, 'spans are lost')
      return { code: ExportResultCode.FAILED }
    }
  }
  const exportNow = async (
    spans: readonly ReadableSpan[],
    done: (result: ExportResult) => void,
  ): Promise<void> => {
    done(await trySend(spans))
  }
  return {
    export: (spans, done) => {
      const sent = exportNow(spans, done)
      sending.add(sent)
      void sent.finally(() => sending.delete(sent))
    },
    forceFlush: async () => void (await Promise.all(sending)),
    shutdown: async () => void (await Promise.all(sending)),
  }
}

/** Spans as `ExportTraceServiceRequest` has them, by what they are of. */
const requestOf = (spans: readonly ReadableSpan[]) => ({
  resourceSpans: [...Map.groupBy(spans, ({ resource }) => resource)].map(([resource, ofResource]) => ({
    resource: { attributes: attributesOf(resource.attributes) },
    scopeSpans: [...Map.groupBy(ofResource, ({ instrumentationScope }) => instrumentationScope.name)].map(
      ([name, ofScope]) => ({ scope: { name }, spans: ofScope.map(presentSpan) }),
    ),
  })),
})

const presentSpan = (span: ReadableSpan) => {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return {
    traceId,
    spanId,
    ...(span.parentSpanContext ? { parentSpanId: span.parentSpanContext.spanId } : {}),
    flags: traceFlags,
    name: span.name,
    // 0 is "unspecified" there.
    kind: span.kind + 1,
    startTimeUnixNano: nanoseconds(span.startTime),
    endTimeUnixNano: nanoseconds(span.endTime),
    attributes: attributesOf(span.attributes),
    status: { code: span.status.code },
  }
}

const nanoseconds = ([seconds, rest]: HrTime): string =>
  String(BigInt(seconds) * 1_000_000_000n + BigInt(rest))

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value:
      typeof value === 'number'
        ? Number.isInteger(value)
          ? { intValue: String(value) }
          : { doubleValue: value }
        : typeof value === 'boolean'
          ? { boolValue: value }
          : { stringValue: String(value) },
  }))
