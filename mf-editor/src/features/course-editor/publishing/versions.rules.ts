import type { DraftVersion, Publication } from '@kursportal/shared/contract'
import { formatDateTime } from '@kursportal/shared/i18n'
import { translate } from './texts.ts'

/** A version of a course: what was published, or how the draft stood between two publishes. */
export type CourseVersion = Pick<DraftVersion, 'id' | 'title' | 'chapters' | 'lectures'> & {
  /** "Version 3" or "Entwurf, gestern 14:02". */
  name: string
  at: string
  by: string | undefined
  /** Whether it is what learners see. */
  isCurrent: boolean
}

const ofPublication = ({
  number,
  published_at,
  published_by,
  current,
  ...version
}: Publication): CourseVersion => ({
  ...version,
  name: translate('publishing.history.version', { number }),
  at: published_at,
  by: published_by?.name,
  isCurrent: current,
})

const ofDraft = ({ made_at, made_by, ...version }: DraftVersion): CourseVersion => ({
  ...version,
  name: translate('publishing.history.formerDraft', { when: formatDateTime(made_at) }),
  at: made_at,
  by: made_by?.name,
  isCurrent: false,
})

/** All versions of a course in one row, the newest first. */
export const allVersions = (
  publications: readonly Publication[],
  drafts: readonly DraftVersion[],
): CourseVersion[] =>
  [...publications.map(ofPublication), ...drafts.map(ofDraft)].sort((one, other) =>
    one.at < other.at ? 1 : -1,
  )
