/** Pictures that people choose: dropped, cut to the shape they are shown in, stored. */
export { PictureDrop } from './PictureDrop.tsx'
export { PictureField } from './PictureField.tsx'
export type { PictureShape } from './picture-shape.ts'
export { uploadPicture } from './upload-picture.ts'
