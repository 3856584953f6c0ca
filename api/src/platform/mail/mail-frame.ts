import { escapeHtml } from '../escape-html.ts'
import type { MailColors } from './mail-colors.ts'

/** By night this takes over where mail programs read it. */
const nightStyles = ({
  night: { page, card, brand },
}: MailColors): string => `@media (prefers-color-scheme: dark) {
  .page { background: ${page} !important; }
  .card { background: ${card} !important; }
  .ink, .card { color: #eef2f0 !important; }
  .soft { color: #a9b5b1 !important; }
  .panel { background: #26302d !important; }
  .link { color: ${brand} !important; }
  .logo { background: #ffffff !important; border-radius: 8px; padding: 6px; }
}`

/** What stands around the content of every mail. */
type Frame = {
  platform: string
  subject: string
  publicUrl: string
  content: string
  reason: string
  colors: MailColors
  /** Address of the platform's logo; none: its mark and its name. */
  logo?: string | undefined
  /** Address of a picture on top of the card, twice as wide as the card is; none: no picture. */
  cover?: string | undefined
}

/** The fixed frame of every mail: tables and inline styles, because that is what mail programs understand. */
export const mailFrame = ({
  platform,
  subject,
  publicUrl,
  content,
  reason,
  colors,
  logo,
  cover,
}: Frame): string => {
  const { page, card, ink, soft, brand } = colors
  const home = escapeHtml(publicUrl)
  const mark = `<img src="${home}/defaults/mark.png?${brand.slice(1)}" width="32" height="32" alt="" style="border:0;vertical-align:middle;margin-right:10px">`
  const brandmark = logo
    ? `<img class="logo" src="${escapeHtml(logo)}" height="40" alt="${escapeHtml(platform)}" style="height:auto;max-height:40px;width:auto;max-width:260px;border:0">`
    : `${mark}${escapeHtml(platform)}`
  // Its height follows from the picture; programs that fetch no pictures leave nothing of it.
  const top = cover
    ? `<tr><td style="padding:0 0 12px"><img src="${escapeHtml(cover)}" width="560" alt="" style="display:block;width:100%;max-width:560px;height:auto;border:0;border-radius:16px"></td></tr>\n`
    : ''
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${nightStyles(colors)}</style></head>
<body class="page" style="margin:0;padding:0;background:${page}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:${page}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 8px 20px;font:700 20px/1.3 'Atkinson Hyperlegible Next',Verdana,Arial,sans-serif"><a class="link" href="${home}" style="color:${brand};text-decoration:none">${brandmark}</a></td></tr>
${top}<tr><td class="card" style="overflow-wrap:anywhere;word-break:break-word;padding:32px 28px 16px;border-radius:16px;background:${card};color:${ink};font:17px/1.6 'Atkinson Hyperlegible Next',Verdana,Arial,sans-serif">${content}</td></tr>
<tr><td class="soft" style="padding:20px 8px 0;color:${soft};font:14px/1.5 'Atkinson Hyperlegible Next',Verdana,Arial,sans-serif">${escapeHtml(reason)}<br>
<a class="soft" href="${escapeHtml(publicUrl)}/legal/imprint" style="color:${soft}">Impressum</a> · <a class="soft" href="${escapeHtml(publicUrl)}/legal/privacy" style="color:${soft}">Datenschutz</a></td></tr>
</table></td></tr></table></body></html>`
}
