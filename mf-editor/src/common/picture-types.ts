/** The kinds of picture that may be uploaded, as a file chooser wants them. */
export const pictureTypes = 'image/png,image/jpeg,image/webp'
