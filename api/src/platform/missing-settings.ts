import type { Config } from './config.ts'

/** What a platform for people goes without although people will miss it; a sentence for each, said at the start. */
export const warnOfMissing = ({ environment, publicUrl, smtpUrl }: Config): string[] => {
  if (environment !== 'production') return []
  const warnings: string[] = []
  if (new URL(publicUrl).hostname === 'localhost')
    warnings.push(
      `KURSPORTAL_PUBLIC_URL is not set: links in mails and on certificates lead to ${publicUrl}, where nobody else gets.`,
    )
  if (!smtpUrl)
    warnings.push('SMTP_URL is not set: mails wait, those with login codes and new passwords among them.')
  return warnings
}
