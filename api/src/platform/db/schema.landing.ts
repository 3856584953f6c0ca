import type { LandingPage } from '@kursportal/shared/contract'
import type { Instant, Json } from './columns.ts'

/** How often pages of accesses were opened, by day and code. */
type AccessVisitsTable = { access_id: string; code: string; day: string; visits: number }

type LandingDraftsTable = {
  access_id: string
  page: Json<LandingPage>
  image_id: string | null
  edited_at: Instant
  edited_by: string | null
}

type LandingPublicationsTable = {
  id: string
  access_id: string
  number: number
  page: Json<LandingPage>
  image_id: string | null
  published_at: Instant
  published_by: string | null
}

type LandingFilesTable = {
  id: string
  access_id: string
  name: string
  content_type: string
  bytes: number
  created_at: Instant
}

type AccessCodesTable = {
  id: string
  access_id: string
  code: string
  label: string
  max_uses: number | null
  open_until: string | null
  closed_at: Instant | null
  created_at: Instant
}

/** What belongs to landing pages besides what is public. */
export type LandingSchema = {
  access_codes: AccessCodesTable
  access_visits: AccessVisitsTable
  landing_drafts: LandingDraftsTable
  landing_files: LandingFilesTable
  landing_publications: LandingPublicationsTable
}
