import { readXml, UnreadableXml } from '../../../platform/xml/xml-tree.ts'
import { isGzip, isZip, openArchive, type Archive } from './archive.ts'
import { textOf } from './decode-text.ts'
import { LIMITS } from './limits.ts'
import type { ImportPlan, LeftOut, PlannedChapter, PlannedLecture, ReadPlan } from './plan.types.ts'
import { short } from './quizzes.ts'
import { readTranscript } from './readers/captions.ts'
import { isCartridge, readCartridge } from './readers/cartridge.ts'
import { isDocx, readDocx } from './readers/docx.ts'
import { isExeLearning, readExeLearning } from './readers/exelearning.ts'
import { looksLikeGift, readGift } from './readers/gift.ts'
import { isH5p, readH5p } from './readers/h5p.ts'
import { isMoodleBackup, readMoodleBackup } from './readers/moodle-backup.ts'
import { readMoodleXml } from './readers/moodle-xml.ts'
import { isOlx, readOlx } from './readers/olx.ts'
import { isOwnPackage, readOwnPackage } from './readers/own-package.ts'
import { isPdf, readPdf } from './readers/pdf.ts'
import { isPptx, readPptx } from './readers/pptx.ts'
import { ImportRefused } from './refused.ts'

type Found = {
  title?: string
  chapters?: PlannedChapter[]
  lectures?: PlannedLecture[]
  left_out?: LeftOut[]
  pictures?: Map<string, () => Uint8Array>
}

const planOf = (format: ImportPlan['format'], fileTitle: string, found: Found): ReadPlan => {
  const title = found.title ?? fileTitle
  return {
    format,
    title,
    chapters: found.chapters ?? (found.lectures?.length ? [{ title, lectures: found.lectures }] : []),
    left_out: found.left_out ?? [],
    pictures: found.pictures ?? new Map(),
  }
}

const readPackage = (archive: Archive, title: string): ReadPlan => {
  if (isOwnPackage(archive)) return readOwnPackage(archive)
  if (isH5p(archive)) return planOf('h5p', title, readH5p(archive, title))
  if (isDocx(archive)) return planOf('docx', title, readDocx(archive, title))
  if (isPptx(archive)) return planOf('pptx', title, readPptx(archive, title))
  if (isMoodleBackup(archive)) return planOf('moodle_backup', title, readMoodleBackup(archive, title))
  if (isOlx(archive)) return planOf('olx', title, readOlx(archive, title))
  if (isExeLearning(archive)) return planOf('exelearning', title, readExeLearning(archive, title))
  if (isCartridge(archive)) return planOf('common_cartridge', title, readCartridge(archive, title))
  throw new ImportRefused('unknown_format')
}

const readText = (text: string, name: string, title: string): ReadPlan => {
  if (/^\s*(<\?xml|<quiz\b)/i.test(text)) {
    if (readXml(text).name !== 'quiz') throw new ImportRefused('unknown_format')
    return planOf('moodle_xml', title, readMoodleXml(text, title))
  }
  if (/\.(srt|vtt)$/i.test(name) || text.startsWith('WEBVTT'))
    return planOf('captions', title, readTranscript(text, title))
  if (looksLikeGift(text)) {
    const found = readGift(text, title)
    // Braces stand in many files; one that is called so is meant.
    if (/\.gift(?:\.txt)?$/i.test(name)) return planOf('gift', title, found)
    if (found.lectures.length > 0 || found.left_out.every(({ reason }) => reason === 'question_kind'))
      return planOf('gift', title, found)
  }
  throw new ImportRefused('unknown_format')
}

/** The limits of what one import brings; what is beyond is told. */
const bounded = (plan: ReadPlan): ReadPlan => {
  const left_out = [...plan.left_out]
  let room: number = LIMITS.lectures
  const chapters = plan.chapters.slice(0, LIMITS.chapters).map((chapter) => {
    const lectures = chapter.lectures.slice(0, room)
    room -= lectures.length
    if (lectures.length < chapter.lectures.length) left_out.push({ what: chapter.title, reason: 'too_much' })
    return { ...chapter, lectures }
  })
  for (const { title } of plan.chapters.slice(LIMITS.chapters))
    left_out.push({ what: title, reason: 'too_much' })
  return { ...plan, chapters, left_out }
}

/** The bytes of a picture; none where they are damaged or too many, so that it is left out like any that is no picture. */
const bytesOf = (read: () => Uint8Array): Uint8Array => {
  try {
    return read()
  } catch (error) {
    if (error instanceof ImportRefused) return new Uint8Array()
    throw error
  }
}

/** The plan with the bytes of its pictures, as many as may come; how many more there were is told. */
const withPictures = ({ pictures, ...plan }: ReadPlan): ImportPlan => {
  const entries = [...pictures]
  const taken = entries.slice(0, LIMITS.pictures).map(([key, read]) => [key, bytesOf(read)] as const)
  const left_out = entries.slice(LIMITS.pictures).map(([what]) => ({ what, reason: 'too_much' as const }))
  return { ...plan, left_out: [...plan.left_out, ...left_out], pictures: new Map(taken) }
}

/** What a file is called without its ending, for what has no title of its own. */
const titleOf = (name: string): string =>
  short(name.replace(/\.[a-z0-9]{1,6}$/i, '').replaceAll('_', ' ')) || 'Import'

/** Names of formats that come: what is called so and holds nothing of it was cut off or is an error page of another site. */
const KNOWN_ENDING = /\.(?:docx|pptx|pdf|h5p|mbz|imscc|elpx)$/i

/** Parts that lie in each other deeper than anybody makes them. */
const isTooDeep = (error: unknown): boolean =>
  error instanceof RangeError && error.message.includes('call stack')

/**
 * Reads a file somebody wants to bring along, by what it holds and not by its name, and says what it would become.
 * Nothing is stored.
 * @throws ImportRefused where nothing of it can come
 */
export const readFile = async (bytes: Uint8Array, name: string): Promise<ImportPlan> => {
  if (bytes.length > LIMITS.bytes) throw new ImportRefused('too_large')
  const title = titleOf(name)
  try {
    const plan = withPictures(bounded(await readAny(bytes, name, title)))
    const isEmpty =
      plan.chapters.every(({ lectures }) => lectures.length === 0) && plan.format !== 'kursportal'
    if (isEmpty && plan.left_out.length === 0) throw new ImportRefused('nothing_found')
    return plan
  } catch (error) {
    if (error instanceof UnreadableXml || isTooDeep(error)) throw new ImportRefused('unreadable')
    if (error instanceof ImportRefused && error.reason === 'unknown_format' && KNOWN_ENDING.test(name))
      throw new ImportRefused('unreadable')
    throw error
  }
}

const readAny = async (bytes: Uint8Array, name: string, title: string): Promise<ReadPlan> => {
  if (isPdf(bytes)) return planOf('pdf', title, await readPdf(bytes, title))
  if (isZip(bytes) || isGzip(bytes)) return readPackage(openArchive(bytes), title)
  // The old formats of Office, and what is locked with a password.
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) throw new ImportRefused('old_office')
  const { text, isSure } = textOf(bytes)
  const plan = readText(text, name, title)
  return isSure ? plan : { ...plan, left_out: [...plan.left_out, { what: title, reason: 'letters' }] }
}
