import type { LandingPage } from '@kursportal/shared/contract'
import type { Generated } from 'kysely'
import type { CreatedAt, Instant, Json } from './columns.ts'

type AccessesTable = {
  id: string
  owner_id: string
  name: string
  for_societies: Generated<boolean>
  landing_page: Json<LandingPage> | null
  landing_page_image_id: string | null
  open_until: string | null
  needs_code: Generated<boolean>
  /** Null: the price of the course. */
  fee_cents: number | null
  created_at: CreatedAt
  updated_at: CreatedAt
  search_text: Generated<string>
}

type AccessInvitationsTable = { id: string; access_id: string; email: string; invited_at: CreatedAt }
type RemovedAccessesTable = { id: string; owner_id: string | null; removed_at: CreatedAt }
type AccessCoursesTable = { access_id: string; course_id: string; created_at: CreatedAt }
type AccessUsersTable = {
  access_id: string
  user_id: string
  created_at: CreatedAt
  /** Of the address they came by; empty without one. */
  code: Generated<string>
}
type AccessSocietiesTable = { access_id: string; society_id: string; created_at: CreatedAt }
type DefaultAccessesTable = { access_id: string; added_at: Instant | null; added_by: string | null }

/** The tables of accesses: what they give, and to whom. */
export type AccessSchema = {
  accesses: AccessesTable
  access_courses: AccessCoursesTable
  access_users: AccessUsersTable
  access_invitations: AccessInvitationsTable
  removed_accesses: RemovedAccessesTable
  access_societies: AccessSocietiesTable
  default_accesses: DefaultAccessesTable
}
