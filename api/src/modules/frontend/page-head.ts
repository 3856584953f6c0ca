import { z } from 'zod'
import type { LandingPage } from '@kursportal/shared/contract'
import {
  accessTitle,
  fillPlaceholders,
  LANDING_DRAFT,
  LANDING_PREVIEW,
  placeholderValues,
} from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { presentAccess, presentLandingPage } from '../access/access.views.ts'
import { courseData, type CourseData } from './course-data.ts'

/** What search engines and whoever is sent a link see of a public page. */
export type PageHead = {
  status: 200 | 404 | 410
  /** Of the page, without the platform's name; the tab of the browser says the same. */
  title: string
  description?: string
  image_id?: string | null
  /** Not to be found by search engines. */
  hidden: boolean
  /** The courses it is about. */
  courses?: readonly CourseData[]
}

const LONGEST_DESCRIPTION = 160

/** The first words of a text on one line, cut after a whole word. */
const firstWords = (text: string, longest = LONGEST_DESCRIPTION): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  return `${line.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`
}

const accessPage = /^\/access\/([^/]+)\/?$/

/**
 * What the public page at an address says of itself; undefined where it says no more than the platform's name.
 * @param platform its name
 * @param search the address's; a draft of the page is hidden from search engines
 */
export const headOf = async (
  context: Context,
  pathname: string,
  platform: string,
  search = '',
): Promise<PageHead | undefined> => {
  const id = accessPage.exec(pathname)?.[1]
  if (id === undefined) return undefined
  const unknown: PageHead = { status: 404, title: 'Diese Einladung gibt es nicht', hidden: true }
  if (!z.guid().safeParse(id).success) return unknown
  try {
    const head = await accessHead(context, id, platform)
    const isShown = [LANDING_DRAFT, LANDING_PREVIEW].some((word) => new URLSearchParams(search).has(word))
    return isShown ? { ...head, hidden: true, courses: [] } : head
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.code === 'access_ended' ? ended : unknown
  }
}

const ended: PageHead = { status: 410, title: 'Diese Einladung gilt nicht mehr', hidden: true }

const accessHead = async (context: Context, accessId: string, platform: string): Promise<PageHead> => {
  const access = await presentAccess({ ...context, actor: null }, accessId)
  if (access.ended) return ended
  const { page: stored, image_id } = await presentLandingPage(context, accessId)
  const page = fillPlaceholders(stored, placeholderValues(access))
  const [course, ...more] = access.courses
  const single = more.length === 0 ? course : undefined
  return {
    status: 200,
    title: accessTitle(access, page),
    description: firstWords(
      page?.seo_description || single?.description || access.courses.map(({ title }) => title).join(', '),
    ),
    image_id: image_id ?? heroImage(page) ?? course?.image_id ?? null,
    hidden: false,
    courses: courseData(access, { name: platform, publicUrl: context.config.publicUrl }),
  }
}

const heroImage = (page: LandingPage | null): string | undefined =>
  page?.blocks.flatMap((block) =>
    block.type === 'hero' && !block.hidden && block.image ? [block.image.image_id] : [],
  )[0]
