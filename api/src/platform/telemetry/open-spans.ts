import { AsyncLocalStorage } from 'node:async_hooks'
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api'
import { parseKeyPairsIntoRecord, W3CTraceContextPropagator } from '@opentelemetry/core'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace'
import type { LogEvent } from 'kysely'
import { codeOf } from '../errors.ts'
import type { Log } from '../log.ts'
import { openOtlpExporter } from './otlp-exporter.ts'
import type { TelemetrySettings } from './telemetry-settings.ts'
import type { Telemetry } from './telemetry.ts'

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER }

/** Characters of a statement that are told: its parameters never are. */
const STATEMENT_LENGTH = 1000

/** Opens OpenTelemetry's spans, sent in batches to a collector. */
export const openSpans = (settings: TelemetrySettings, log: Log): Telemetry => {
  const provider = new TracerProvider({
    sampler: samplerOf(settings),
    resource: defaultResource().merge(
      resourceFromAttributes({
        ...parseKeyPairsIntoRecord(settings.attributes),
        'service.name': settings.serviceName,
      }),
    ),
    spanProcessors: [new BatchSpanProcessor({ exporter: openOtlpExporter(settings, log) })],
  })
  const tracer = provider.getTracer('kursportal')
  const propagator = new W3CTraceContextPropagator()
  const running = new AsyncLocalStorage<Context>()
  return {
    begin: (name, { kind, attributes, headers }) => {
      const parent = headers
        ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
        : (running.getStore() ?? ROOT_CONTEXT)
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent)
      const inside = trace.setSpan(parent, span)
      return {
        within: (run) => running.run(inside, run),
        end: (outcome) => {
          span.setAttributes(outcome.attributes ?? {})
          finish(span, outcome.failed)
        },
      }
    },
    noteQuery: (event) => {
      const parent = running.getStore()
      // What nobody asked for, as looking whether the database answers, is told by the metrics.
      if (!parent) return
      const endTime = performance.timeOrigin + performance.now()
      const startTime = endTime - event.queryDurationMillis
      const span = tracer.startSpan(
        operationOf(event),
        { kind: SpanKind.CLIENT, startTime, attributes: attributesOf(event) },
        parent,
      )
      finish(span, event.level === 'error', endTime)
    },
    close: () => provider.shutdown(),
  }
}

const finish = (span: Span, failed: boolean, endTime?: number): void => {
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end(endTime)
}

const operationOf = ({ query }: LogEvent): string => /\w+/.exec(query.sql)?.[0].toLowerCase() ?? 'query'

const attributesOf = (event: LogEvent) => ({
  'db.system.name': 'postgresql',
  'db.query.text': event.query.sql.slice(0, STATEMENT_LENGTH),
  ...(event.level === 'error' ? { 'db.response.status_code': codeOf(event.error) ?? '' } : {}),
})

const samplerOf = ({ sampler, ratio }: TelemetrySettings): Sampler => {
  const roots: Record<string, Sampler> = {
    always_on: new AlwaysOnSampler(),
    always_off: new AlwaysOffSampler(),
    traceidratio: new TraceIdRatioBasedSampler(ratio),
  }
  const root = roots[sampler.replace('parentbased_', '')] ?? new AlwaysOnSampler()
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}
