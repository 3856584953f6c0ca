declare module 'subset-font' {
  /** A font with only the given signs, by HarfBuzz. */
  export default function subsetFont(
    font: Buffer,
    signs: string,
    options?: {
      targetFormat?: 'woff2'
      variationAxes?: Readonly<Record<string, { min: number; max: number }>>
    },
  ): Promise<Buffer>
}
