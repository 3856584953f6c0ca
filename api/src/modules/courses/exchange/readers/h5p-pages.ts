import type { ReadPages } from '../plan.types.ts'
import { pageLecture } from './course-pages.ts'
import { escaped } from './escaped.ts'
import { field, libraryOf, list, stringOf, titleOf } from './json.ts'

/** What H5P stores of one content: which program shows it, and what that shows. */
export type H5pContent = { library: string; params: unknown; title: string }

/** The pictures of a content by the paths it names them by. */
export type H5pFiles = {
  /** The key of a picture there is. */
  keyOf: (path: string) => string | undefined
  bytesOf: (key: string) => Uint8Array
}

const headed = (title: string, html: string): string =>
  html === '' ? '' : `${title && `<h2>${escaped(title)}</h2>`}${html}`

const partsHtml = (contents: readonly unknown[]): string =>
  contents.map((content) => htmlOf(libraryOf(content), field(content, 'params'))).join('')

/** What can be read of a part, in the order it stands; questions are not part of it. */
const htmlOf = (library: string, params: unknown): string => {
  switch (library) {
    case 'H5P.AdvancedText':
    case 'H5P.Text':
    case 'H5P.Table':
      return stringOf(field(params, 'text'))
    case 'H5P.Image': {
      const path = stringOf(field(field(params, 'file'), 'path'))
      return path && `<p><img src="${escaped(path)}" alt="${escaped(stringOf(field(params, 'alt')))}"></p>`
    }
    case 'H5P.Accordion':
      return list(field(params, 'panels'))
        .map((panel) => headed(stringOf(field(panel, 'title')), partsHtml([field(panel, 'content')])))
        .join('')
    case 'H5P.Column':
      return partsHtml(list(field(params, 'content')).map((one) => field(one, 'content')))
    case 'H5P.CoursePresentation':
      return list(field(field(params, 'presentation'), 'slides'))
        .map((slide) => {
          const [keyword] = list(field(slide, 'keywords'))
          const elements = list(field(slide, 'elements')).map((element) => field(element, 'action'))
          return headed(stringOf(field(keyword, 'main')), partsHtml(elements))
        })
        .join('')
  }
  return ''
}

/** The texts of H5P content as lectures: a book has one for each chapter, everything else one. */
export const h5pPages = ({ library, params, title }: H5pContent, files: H5pFiles): ReadPages => {
  const pictures = new Map<string, () => Uint8Array>()
  const pictureAt = (address: string): string | undefined => {
    const key = files.keyOf(address)
    if (key !== undefined) pictures.set(key, () => files.bytesOf(key))
    return key
  }
  const chapters =
    library === 'H5P.InteractiveBook'
      ? list(field(params, 'chapters')).map((chapter) => ({
          name: titleOf(chapter) || title,
          html: partsHtml([chapter]),
        }))
      : [{ name: title, html: htmlOf(library, params) }]
  const pages = chapters
    .filter(({ html }) => html !== '')
    .map(({ name, html }) => pageLecture(html, { title: name, pictureAt }))
  return {
    lectures: pages.flatMap(({ lectures }) => lectures),
    left_out: pages.flatMap(({ left_out }) => left_out),
    pictures,
  }
}
