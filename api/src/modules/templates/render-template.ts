import type { TemplateKey } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { fillMarkdown, fillText, type Variables } from '../../platform/mail/liquid.ts'
import { mailColorsOf } from '../../platform/mail/mail-colors.ts'
import { mailFrame } from '../../platform/mail/mail-frame.ts'
import { mailHtml, mailText } from '../../platform/mail/mail-markdown.ts'
import { queueMail, type MailPeople } from '../../platform/mail/queue-mail.ts'
import { readSettings } from '../settings/read-settings.ts'
import { isSwitchedOff } from './switch-template.ts'
import { templateDefinitions } from './template-definitions.ts'
import { fillSubject, readWording } from './templates.store.ts'

/** A filled template before it becomes a mail: its subject, and its body as Markdown and as plain text. */
export type Filled = { subject: string; markdown: string; text: string; version: number }

/** A filled template. */
export type Rendered = { subject: string; html: string; text: string; version: number }

type Wording = { subject: string; body: string }

/** Pixels: twice as wide as it is shown, for sharp displays. */
const COVER_WIDTH = 1280
const LOGO_WIDTH = 640

/** Where a picture is, in a width in pixels, as mails name it; undefined without one. */
const pictureAt = (
  { config }: Pick<Context, 'config'>,
  imageId: string | null,
  width: number,
): string | undefined =>
  imageId === null ? undefined : `${config.publicUrl}/api/image?id=${imageId}&width=${width}`

/**
 * Fills a template.
 * @param variables its own; `platform` and `link` (to the start page) are there by themselves
 * @param options.wording something else than what is stored, for a preview
 * @param options.cover address of a picture on top
 */
export const renderTemplate = async (
  context: Pick<Context, 'db' | 'config'>,
  key: TemplateKey,
  variables: Variables,
  { wording, cover }: { wording?: Wording | undefined; cover?: string | undefined } = {},
): Promise<Rendered> => {
  const { name: platform, colors: chosen, images } = await readSettings(context)
  const colors = mailColorsOf(chosen.primary)
  const { subject, markdown, text, version } = await fillTemplate(context, key, variables, wording)
  const { publicUrl } = context.config
  const { reason } = templateDefinitions[key]
  const logo = pictureAt(context, images['main-logo'], LOGO_WIDTH)
  const content = mailHtml(markdown, colors)
  return {
    subject,
    html: mailFrame({ platform, subject, publicUrl, content, reason, colors, logo, cover }),
    text: `${text}\n\n-- \n${[platform, publicUrl, reason].filter(Boolean).join('\n')}\n`,
    version,
  }
}

/** Fills a template for something that is no mail; see `renderTemplate`. */
export const fillTemplate = async (
  context: Pick<Context, 'db' | 'config'>,
  key: TemplateKey,
  variables: Variables,
  wording?: Wording,
): Promise<Filled> => {
  const { name: platform } = await readSettings(context)
  const stored = await readWording(context, key)
  const { subject, body } = wording ?? stored
  const filled: Variables = { platform, link: context.config.publicUrl, first_name: '', ...variables }
  return {
    subject: fillSubject(subject, filled),
    markdown: fillMarkdown(body, filled),
    text: fillText(mailText(body), filled)
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    version: stored.version,
  }
}

/** Where the cover of a course is, in the size of a mail; undefined for a course without a picture. */
const coverOf = async ({ db, config }: Context, courseId: string): Promise<string | undefined> => {
  const course = await db
    .selectFrom('courses')
    .select('image_id')
    .where('id', '=', courseId)
    .executeTakeFirst()
  return pictureAt({ config }, course?.image_id ?? null, COVER_WIDTH)
}

/** Sends a mail as `queueTemplate` does, unless an admin switched it off. */
export const sendTemplate = async (...mail: Parameters<typeof queueTemplate>): Promise<void> => {
  const [context, key] = mail
  if (!(await isSwitchedOff(context, key))) await queueTemplate(...mail)
}

/**
 * Fills a template and queues it as a mail, in the transaction at hand. Answers the mail's id.
 * @param options.courseId the course it is about; its cover stands on top
 * @param options.wording something else than what is stored, for a test mail
 */
export const queueTemplate = async (
  context: Context,
  key: TemplateKey,
  to: string,
  variables: Variables,
  {
    courseId,
    wording,
    ...people
  }: MailPeople & { courseId?: string | undefined; wording?: Wording | undefined } = {},
): Promise<string> => {
  const cover = courseId ? await coverOf(context, courseId) : undefined
  const { subject, html, text } = await renderTemplate(context, key, variables, { cover, wording })
  return queueMail(context, { to, subject, html, text, templateKey: key, ...people })
}
