import { Marked, type Tokens } from 'marked'
import { escapeHtml } from '../escape-html.ts'
import type { MailColors } from './mail-colors.ts'

/** Only addresses that a mail may lead to; anything else is shown as text. */
const isSafeLink = (href: string): boolean => /^(?:https?:\/\/|mailto:)/i.test(href)

/**
 * Markdown as HTML for mails, with styles on each element because mail programs drop style sheets. Two conventions:
 * a paragraph that is nothing but a link becomes a button, and a quotation becomes a box that stands out, for codes.
 */
const markedIn = ({ ink, soft, brand, panel }: MailColors): Marked =>
  new Marked({
    gfm: true,
    // An address somebody typed into their name must not become a link.
    tokenizer: { url: () => undefined },
    renderer: {
      // HTML that somebody wrote is shown, never run.
      html: ({ text }) => escapeHtml(text),
      image: ({ text }) => escapeHtml(text),
      paragraph(token) {
        const button = buttonOf(token, brand)
        if (button) return button
        return `<p style="margin:0 0 16px">${this.parser.parseInline(token.tokens)}</p>`
      },
      heading({ tokens, depth }) {
        const size = depth === 1 ? 24 : 18
        return `<h${depth} class="ink" style="margin:0 0 12px;font-size:${size}px;line-height:1.3;color:${ink}">${this.parser.parseInline(tokens)}</h${depth}>`
      },
      blockquote({ tokens }) {
        const inner = this.parser.parse(tokens).replaceAll('margin:0 0 16px', 'margin:0')
        return `<div class="panel" style="margin:0 0 16px;padding:18px;border-radius:12px;background:${panel};text-align:center;font-size:26px;font-weight:700;letter-spacing:4px;font-family:Consolas,Menlo,monospace">${inner}</div>`
      },
      list({ ordered, items }) {
        const tag = ordered ? 'ol' : 'ul'
        const entries = items.map(
          (item) => `<li style="margin:0 0 6px">${this.parser.parse(item.tokens)}</li>`,
        )
        return `<${tag} style="margin:0 0 16px;padding-left:22px">${entries.join('')}</${tag}>`
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens)
        return isSafeLink(href)
          ? `<a class="link" href="${escapeHtml(href)}" style="color:${brand}">${text}</a>`
          : text
      },
      hr: () => `<div class="soft" style="margin:24px 0;height:1px;background:${soft};opacity:.3"></div>`,
    },
  })

const buttonOf = ({ tokens }: Tokens.Paragraph, brand: string): string | undefined => {
  const [only, ...more] = tokens
  if (only?.type !== 'link' || more.length > 0 || !isSafeLink(only.href) || only.text === only.href)
    return undefined
  return `<p style="margin:8px 0 24px"><a href="${escapeHtml(only.href)}" style="display:inline-block;padding:13px 24px;border-radius:12px;background:${brand};color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(only.text)}</a></p>`
}

/** Markdown → HTML for the middle of a mail. */
export const mailHtml = (markdown: string, colors: MailColors): string =>
  markedIn(colors).parse(markdown, { async: false })

/**
 * The Markdown of a template → what the text part says: readable as it is, links behind their words. For the template
 * before it is filled: what is filled in is text already, and stays as somebody typed it.
 */
export const mailText = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]+)\]\(((?:\{\{[^}]*\}\}|[^)\s])+)\)/g, (_all, text: string, href: string) =>
      text === href ? href : `${text}: ${href}`,
    )
    .replaceAll(/^#{1,6} +/gm, '')
    .replaceAll(/^> ?/gm, '    ')
    .replaceAll(/\*\*([^*]+)\*\*/g, '$1')
