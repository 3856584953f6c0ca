import type { Config } from './config.ts'
import { isSetting } from './environment.ts'

/** What a platform for people goes without although people will miss it; a sentence for each, said at the start. */
export const warnOfMissing = ({ environment, publicUrl, smtpUrl }: Config): string[] => {
  if (environment !== 'production') return []
  const warnings: string[] = []
  if (new URL(publicUrl).hostname === 'localhost')
    warnings.push(
      `KURSPORTAL_PUBLIC_URL is not set: links in mails and on certificates lead to ${publicUrl}, where nobody else gets.`,
    )
  if (!smtpUrl)
    warnings.push(
      'SMTP_URL is not set: mails wait, those with codes to register and for new passwords among them.',
    )
  return warnings
}

/** How our settings begin; those of OpenTelemetry are more than the platform heeds. */
const ofOurs = /^(KURSPORTAL|DATABASE|S3|SMTP|CDN|NINOX|TRANSCRIBE)_/

/** Kubernetes tells each container of the services beside it, which may be called like the platform. */
const ofServicesBeside = /_SERVICE_(HOST|PORT)|_PORT(_|$)/

/**
 * What is named like a setting and is none, mistyped most likely; a sentence for each, said at the start of a platform
 * for people. On the machine of a developer there are names of other tools of the project.
 */
export const warnOfUnknown = ({ environment }: Config, variables: NodeJS.ProcessEnv): string[] =>
  environment === 'production'
    ? Object.keys(variables)
        .filter((name) => ofOurs.test(name) && !isSetting(name) && !ofServicesBeside.test(name))
        .map((name) => `${name} is no setting and does nothing. docs/operation.md has the table of all.`)
    : []
