import sharp from 'sharp'

/** A signature as the pad sends it: drawn with a line, or blank. */
export const drawnSignature = async ({ blank = false } = {}): Promise<{ kind: 'drawn'; png: string }> => {
  const line = blank
    ? ''
    : '<path d="M20 90 C 60 10, 90 10, 80 90 S 150 90 280 40" stroke="#111" stroke-width="5" fill="none"/>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120">${line}</svg>`
  const png = await sharp(Buffer.from(svg)).png().toBuffer()
  return { kind: 'drawn', png: `data:image/png;base64,${png.toString('base64')}` }
}
