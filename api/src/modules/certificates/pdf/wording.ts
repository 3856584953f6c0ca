import { Marked, type Token, type Tokens } from 'marked'

/** A stretch of text set in one way. */
export type Span = { text: string; bold: boolean; italic: boolean }

/** A paragraph, heading or entry of a list. */
export type WordingBlock = { kind: 'paragraph' | 'heading' | 'item'; spans: Span[] }

const marked = new Marked({ gfm: true })

/** What an admin wrote for the certificate, Markdown, as blocks to be set; whatever is no plain wording becomes text. */
export const wordingBlocks = (markdown: string): WordingBlock[] => blocksOf(marked.lexer(markdown))

const isList = (token: Token): token is Tokens.List => token.type === 'list'
const isQuotation = (token: Token): token is Tokens.Blockquote => token.type === 'blockquote'

const blocksOf = (tokens: readonly Token[]): WordingBlock[] =>
  tokens.flatMap((token): WordingBlock[] => {
    if (token.type === 'space' || token.type === 'hr' || token.type === 'def') return []
    if (isList(token)) return token.items.map((item) => ({ kind: 'item', spans: spansOf(item.tokens) }))
    if (isQuotation(token)) return blocksOf(token.tokens)
    return [{ kind: token.type === 'heading' ? 'heading' : 'paragraph', spans: spansOf([token]) }]
  })

const spansOf = (tokens: readonly Token[], look = { bold: false, italic: false }): Span[] =>
  tokens.flatMap((token): Span[] => {
    if (token.type === 'br') return [{ text: '\n', ...look }]
    const within = 'tokens' in token ? token.tokens : undefined
    const here = {
      bold: look.bold || token.type === 'strong',
      italic: look.italic || token.type === 'em',
    }
    if (within && within.length > 0) return spansOf(within, here)
    const text = 'text' in token && typeof token.text === 'string' ? token.text : token.raw
    return [{ text: text.replaceAll(/\s+/g, ' '), ...here }]
  })
