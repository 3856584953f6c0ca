/** What an address of the platform shows. `page` is everything that is nobody's content in particular. */
export type ReportedPlace =
  | { kind: 'post'; threadId: string; postId: string | null }
  | { kind: 'lecture'; id: string }
  | { kind: 'course'; id: string }
  | { kind: 'access'; id: string }
  | { kind: 'page' }

const ID = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'
const matcher = (path: string): RegExp => new RegExp(`^${path}(?:/|$)`, 'i')
const places = {
  thread: matcher(`/courses/${ID}/forum/${ID}`),
  lecture: matcher(`/courses/${ID}/lectures/${ID}`),
  course: matcher(`/courses/${ID}`),
  access: matcher(`/access/${ID}`),
}
const isId = (word: string): boolean => new RegExp(`^${ID}$`, 'i').test(word)

const urlOf = (typed: string, home: URL): URL | undefined => {
  const written = typed.trim()
  if (written === '' || /[\s\\]/.test(written)) return undefined
  if (written.startsWith('/')) return URL.canParse(written, home) ? new URL(written, home) : undefined
  const whole = /^https?:\/\//i.test(written) ? written : `https://${written}`
  return URL.canParse(whole) ? new URL(whole) : undefined
}

/**
 * An address as people copy or type it, as a path of the platform; undefined for one that is none of its own.
 * @param platformUrl where the platform is, such as `https://kurse.example`
 */
export const reportedPath = (typed: string, platformUrl: string): string | undefined => {
  const home = new URL(platformUrl)
  const url = urlOf(typed, home)
  return url?.host === home.host ? `${url.pathname}${url.search}` : undefined
}

/** What is shown at a path of the platform; whether it exists is not asked. */
export const reportedPlace = (path: string): ReportedPlace => {
  const { pathname, searchParams } = new URL(path, 'http://platform')
  const thread = places.thread.exec(pathname)?.[2]
  if (thread) {
    const post = searchParams.get('post') ?? ''
    return { kind: 'post', threadId: thread, postId: isId(post) ? post : null }
  }
  const lecture = places.lecture.exec(pathname)?.[2]
  if (lecture) return { kind: 'lecture', id: lecture }
  const course = places.course.exec(pathname)?.[1]
  if (course) return { kind: 'course', id: course }
  const access = places.access.exec(pathname)?.[1]
  return access ? { kind: 'access', id: access } : { kind: 'page' }
}
