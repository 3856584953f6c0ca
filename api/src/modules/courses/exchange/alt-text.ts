import { attribute, type HtmlNode } from './html-node.ts'

/** What Office adds to what it has guessed, in German and English. */
const GUESSED =
  /\s*(?:Automatisch generierte Beschreibung|Description automatically generated(?: with \w+ confidence)?|KI-generierte Inhalte können fehlerhaft sein\.?|AI-generated content may be incorrect\.?)\s*$/i

/** The name, the path or the address of a file, which says nothing of what can be seen. */
const FILE = /\.(?:png|jpe?g|gif|webp|svg|bmp|tiff?|emf|wmf)$/i

/** What is said of a picture for whoever does not see it; nothing where a program wrote the name of its file. */
export const altText = (alt: string): string => {
  const words = alt.replace(GUESSED, '').trim()
  return FILE.test(words) ? '' : words
}

const fileName = (address: string): string => {
  if (address.startsWith('data:')) return ''
  const name =
    address
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** What a picture is called where it stays behind. */
export const pictureName = (image: HtmlNode): string =>
  attribute(image, 'alt')?.trim() || fileName(attribute(image, 'src') ?? '')
