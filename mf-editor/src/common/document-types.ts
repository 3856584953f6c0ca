import { attachmentTypes } from '@kursportal/shared/contract'

// Some systems call a sound by another name than the platform does, or by none; the server looks into the file anyway.
const typeByEnding: Readonly<Record<string, (typeof attachmentTypes)[number]>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
}

/** What a chooser of files to take away offers. */
export const documentTypes = [
  ...attachmentTypes,
  ...Object.keys(typeByEnding).map((ending) => `.${ending}`),
].join(',')

/** A file under the type the platform knows it by. */
export const withKnownType = (file: File): File => {
  if (attachmentTypes.some((type) => type === file.type)) return file
  const type = typeByEnding[file.name.split('.').at(-1)?.toLowerCase() ?? '']
  return type ? new File([file], file.name, { type }) : file
}
