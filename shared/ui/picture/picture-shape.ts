/** What a picture is cut to: its sides, and whether the corners are cut off where it is shown. */
export type PictureShape = '16x9' | '1x1' | 'round'

/** Width divided by height. */
export const aspectOf = (shape: PictureShape): number => (shape === '16x9' ? 16 / 9 : 1)

/** The kinds of picture that can be cut, as a file chooser wants them. */
export const pictureTypes = 'image/png,image/jpeg,image/webp'
