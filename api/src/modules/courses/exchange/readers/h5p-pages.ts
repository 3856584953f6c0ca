import type { ReadPages } from '../plan.types.ts'
import type { PictureFiles } from '../question-pictures.ts'
import { pageLecture } from './course-pages.ts'
import { escaped } from './escaped.ts'
import { partsOf, type H5pContent } from './h5p-parts.ts'
import { field, libraryOf, list, stringOf } from './json.ts'

const headed = (title: string, html: string): string =>
  html === '' ? '' : `${title && `<h2>${escaped(title)}</h2>`}${html}`

const picture = (file: unknown, alt: unknown): string => {
  const path = stringOf(field(file, 'path'))
  return path && `<p><img src="${escaped(path)}" alt="${escaped(stringOf(alt))}"></p>`
}

const link = (params: unknown): string => {
  const protocol = stringOf(field(field(params, 'linkWidget'), 'protocol'))
  const address = stringOf(field(field(params, 'linkWidget'), 'url'))
  const href = protocol.includes(':') ? protocol + address : address
  return (
    address && `<p><a href="${escaped(href)}">${escaped(stringOf(field(params, 'title')) || href)}</a></p>`
  )
}

/** A day as H5P writes it, `1990,1,5`, as we do. */
const day = (written: string): string => written.split(',').filter(Boolean).toReversed().join('.')

const moment = (one: unknown): string => {
  const [start, end] = ['startDate', 'endDate'].map((name) => day(stringOf(field(one, name))))
  const days = [...new Set([start, end])].filter(Boolean).join(' bis ')
  const name = [days, stringOf(field(one, 'headline'))].filter(Boolean).join(': ')
  const address = stringOf(field(field(one, 'asset'), 'media'))
  // What stands beside it lies elsewhere, which is told as it is of any page.
  const shown = /\.(?:png|jpe?g|gif|webp|svg)$/i.test(address) ? 'img' : 'iframe'
  return `<h3>${escaped(name)}</h3>${stringOf(field(one, 'text'))}${address && `<${shown} src="${escaped(address)}"></${shown}>`}`
}

const partsHtml = (contents: readonly unknown[]): string =>
  contents.map((content) => htmlOf(libraryOf(content), field(content, 'params'))).join('')

/** What can be read of a part, in the order it stands; questions are not part of it. */
const htmlOf = (library: string, params: unknown): string => {
  switch (library) {
    case 'H5P.AdvancedText':
    case 'H5P.Text':
    case 'H5P.Table':
      return stringOf(field(params, 'text'))
    case 'H5P.Image':
      return picture(field(params, 'file'), field(params, 'alt'))
    case 'H5P.Link':
      return link(params)
    case 'H5P.Timeline': {
      const timeline = field(params, 'timeline')
      return [timeline, ...list(field(timeline, 'date'))].map(moment).join('')
    }
    case 'H5P.ImageHotspots':
      return (
        picture(field(params, 'image'), field(params, 'backgroundImageAltText')) + groupsHtml(library, params)
      )
  }
  return groupsHtml(library, params)
}

const groupsHtml = (library: string, params: unknown): string =>
  (partsOf({ library, params }) ?? [])
    .map(({ above, contents }) => headed(above, partsHtml(contents)))
    .join('')

/** What is written on the cover of a book, where it shows one. */
const coverHtml = (params: unknown): string => {
  const cover = field(params, 'bookCover')
  return field(params, 'showCoverPage') === true
    ? stringOf(field(cover, 'coverDescription')) + partsHtml([field(cover, 'coverMedium')])
    : ''
}

const pageOf = (html: string, title: string, files: PictureFiles): ReadPages => {
  const pictures = new Map<string, () => Uint8Array>()
  const pictureAt = (address: string): string | undefined => {
    const key = files.keyOf(address)
    if (key !== undefined) pictures.set(key, () => files.bytesOf(key))
    return key
  }
  const page = html === '' ? { lectures: [], left_out: [] } : pageLecture(html, { title, pictureAt })
  return { ...page, pictures }
}

/** The cover of a book as a lecture, where there is something to read. */
export const h5pCover = ({ params, title }: H5pContent, files: PictureFiles): ReadPages =>
  pageOf(coverHtml(params), title, files)

/** HTML that stands with a content as a lecture. */
export const h5pHtml = pageOf

/** The texts of H5P content as lectures. */
export const h5pPages = ({ library, params, title }: H5pContent, files: PictureFiles): ReadPages =>
  pageOf(htmlOf(library, params), title, files)
