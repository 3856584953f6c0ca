import { z } from 'zod'

/** As `name=value,other=value`: what is written otherwise would be left out without a word. */
const pairs = z
  .string()
  .regex(/^\s*[^=,\s]+=[^,]*(,\s*[^=,\s]+=[^,]*)*,?\s*$/, 'write it like name=value, with commas between')

const collector = z.url({ protocol: /^https?$/, error: 'write it like http://collector:4318' })

/** The variables of OpenTelemetry that are heeded, named and meant as its specification says. */
export const telemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: pairs.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.literal('http/json', 'only http/json is spoken').optional(),
  OTEL_SERVICE_NAME: z.string().default('kursportal'),
  OTEL_RESOURCE_ATTRIBUTES: pairs.optional(),
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_SDK_DISABLED: z.stringbool().default(false),
}

type Variables = z.output<z.ZodObject<typeof telemetryVariables>>

/** Where spans go, and of what. */
export type TelemetrySettings = {
  url: string
  headers: string | undefined
  serviceName: string
  attributes: string | undefined
  sampler: Variables['OTEL_TRACES_SAMPLER']
  ratio: number
}

/** Undefined where no address is set: then nothing of it is loaded. */
export const readTelemetry = (variables: Variables): TelemetrySettings | undefined => {
  const base = variables.OTEL_EXPORTER_OTLP_ENDPOINT
  const url = variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base.replace(/\/$/, '')}/v1/traces`)
  if (url === undefined || variables.OTEL_SDK_DISABLED) return undefined
  return {
    url,
    headers: variables.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: variables.OTEL_SERVICE_NAME,
    attributes: variables.OTEL_RESOURCE_ATTRIBUTES,
    sampler: variables.OTEL_TRACES_SAMPLER,
    ratio: variables.OTEL_TRACES_SAMPLER_ARG,
  }
}
