/** Pictures taken from one paste at most. */
const MOST_PICTURES = 20

const bytesOfHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: Math.floor(hex.length / 2) }, (_, at) =>
    Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16),
  )

/** Where the group ends that begins at a `{`. */
const endOfGroup = (rtf: string, from: number): number => {
  let depth = 0
  for (let at = from; at < rtf.length; at += 1) {
    if (rtf[at] === '{') depth += 1
    if (rtf[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return rtf.length
}

/** The pictures of the RTF that Word puts beside its HTML: there their bytes are, as hexadecimal digits. */
const picturesOfRtf = (rtf: string): File[] => {
  const files: File[] = []
  for (let at = rtf.indexOf(String.raw`{\pict`); at !== -1; at = rtf.indexOf(String.raw`{\pict`, at + 1)) {
    const group = rtf.slice(at + 1, endOfGroup(rtf, at))
    const type = /\\(png|jpeg)blip/.exec(group)?.[1]
    // What else Word puts there is the same picture again, as a drawing of Windows.
    if (!type) continue
    const hex = group
      .replaceAll(/\{[^{}]*\}/g, '')
      .replaceAll(/\\[a-z]+-?\d*/g, '')
      .replaceAll(/[^\da-f]/gi, '')
    files.push(
      new File([bytesOfHex(hex)], `Bild.${type === 'png' ? 'png' : 'jpg'}`, { type: `image/${type}` }),
    )
  }
  return files
}

/** A picture that is written into its address. */
const pictureOfData = (source: string): File | undefined => {
  const [, type, data] = /^data:(image\/(?:png|jpeg|webp));base64,([\d+/=\sA-Za-z]+)$/.exec(source) ?? []
  if (!type || !data) return undefined
  try {
    const bytes = Uint8Array.from(atob(data.replaceAll(/\s/g, '')), (letter) => letter.charCodeAt(0))
    return new File([bytes], `Bild.${type.slice('image/'.length).replace('jpeg', 'jpg')}`, { type })
  } catch {
    return undefined
  }
}

/** Dots that tell others who reads. */
const isTracker = (image: HTMLImageElement): boolean =>
  image.getAttribute('width') === '1' || image.getAttribute('height') === '1'

/**
 * The pictures that come with pasted words: those written into the HTML, and for Word, whose HTML only names files of the
 * computer, those of the RTF beside it.
 * @returns the pictures that can be uploaded, and how many others there were
 */
export const picturesInPaste = (html: string, rtf: string): { files: File[]; missing: number } => {
  const { images } = new DOMParser().parseFromString(html, 'text/html')
  const others = [...images].filter(
    (image) => !isTracker(image) && !image.getAttribute('src')?.startsWith('/api/image?id='),
  )
  const sources = others.map((image) => image.getAttribute('src') ?? '')
  const named = sources.filter((source) => source.startsWith('file:')).length
  const fromWord = named > 0 ? picturesOfRtf(rtf).slice(0, named) : []
  const written = sources.flatMap((source) => pictureOfData(source) ?? [])
  const files = [...fromWord, ...written].slice(0, MOST_PICTURES)
  return { files, missing: others.length - files.length }
}
