/**
 * Where an account is named in the database, and what becomes of it when the account is merged into another one (decision
 * 0560). A test holds these lists against every foreign key there is: a table that nobody thought of is red.
 */

/** The other columns of a key that names somebody once a thing: a row moves unless the other account has one. */
export const onceEach: Readonly<Record<string, readonly string[]>> = {
  'access_users.user_id': ['access_id'],
  'appointment_attendance.user_id': ['appointment_id'],
  'calendar_feeds.user_id': [],
  'course_authors.user_id': ['course_id'],
  'forum_mail_choices.user_id': [],
  'forum_standings.user_id': ['course_id'],
  'forum_thread_standings.user_id': ['thread_id'],
  'reminded_people.user_id': ['run_id'],
  'society_admins.user_id': ['society_id'],
  'society_finishes.user_id': ['year'],
  'withdrawn_courses.user_id': ['course_id'],
}

/** What moves row by row. */
export const plain: readonly string[] = [
  'accesses.owner_id',
  'admin_log.admin_id',
  'admin_log.user_id',
  'bank_answers.read_by',
  'care_contacts.entered_by',
  'care_contacts.user_id',
  'care_messages.author_id',
  'care_questions.user_id',
  'certificates.user_id',
  'chapters.edited_by',
  'consents.user_id',
  'content_reports.author_id',
  'content_reports.decided_by',
  'content_reports.user_id',
  'course_publications.published_by',
  'courses.changed_by',
  'courses.edited_by',
  'courses.going_live_by',
  'courses.owner_id',
  'default_accesses.added_by',
  'deploy_tokens.created_by',
  'document_objections.decided_by',
  'document_objections.objected_by',
  'draft_versions.made_by',
  'faq_entries.updated_by',
  'forum_posts.author_id',
  'forum_reports.decided_by',
  'forum_threads.author_id',
  'images.owner_id',
  'insurances.updated_by',
  'landing_drafts.edited_by',
  'landing_publications.published_by',
  'ledger_transactions.made_by',
  'legal_drafts.updated_by',
  'legal_texts.updated_by',
  'mails.about_user_id',
  'mails.user_id',
  'media_assets.owner_id',
  'merged_accounts.into_id',
  'payee_declarations.declared_by',
  'payout_documents.issued_by',
  'payout_requests.decided_by',
  'payout_requests.requested_by',
  'qualification_proofs.uploaded_by',
  'reminder_runs.made_by',
  'remote_changes.user_id',
  'remote_releases.published_by',
  'removed_accesses.owner_id',
  'retention_runs.started_by',
  'sales_remark_decisions.decided_by',
  'sepa_exports.created_by',
  'settings.updated_by',
  'societies.edited_by',
  // Before the society: an account ends where its owner is not the society's any more.
  'society_payout_accounts.owner_id',
  'societies.owner_id',
  'society_invitations.invited_by',
  'template_versions.updated_by',
  'templates.updated_by',
  'templates_off.updated_by',
  'ui_texts.updated_by',
  'upload_notifications.user_id',
  'videos.content_edited_by',
  'videos.edited_by',
  'withdrawals.decided_by',
  'withdrawals.user_id',
]

/** What is moved by a rule of its own: an open report is made once a post, participations are counted through. */
export const byRule: readonly string[] = [
  'forum_reports.reporter_id',
  'participations.user_id',
  'start_confirmations.user_id',
]

/** What ends with the account: where it is logged in, and what was asked of it. */
export const ends: readonly string[] = [
  'codes.user_id',
  'editor_seats.user_id',
  'idempotency_keys.user_id',
  'sessions.user_id',
]
