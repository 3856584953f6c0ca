/**
 * The error catalogue: every code the API may answer, with its status and message (specification, section 8).
 * A client switches on `code`; the German sentence for each code is required by the type `ErrorCode` in the
 * i18n library, so that a code without a text does not compile.
 */
export const errorCatalogue = {
  bad_request: { status: 400, message: 'Bad Request' },
  invalid_json: { status: 400, message: 'The body is not valid JSON' },
  course_not_finished: { status: 400, message: 'course not finished yet' },
  not_logged_in: { status: 401, message: 'Not logged in' },
  invalid_login: { status: 401, message: 'invalid login' },
  email_not_registered: { status: 401, message: 'email not registered' },
  forbidden: { status: 403, message: 'Forbidden' },
  foreign_origin: { status: 403, message: 'A cookie-authenticated write must come from the own origin' },
  invalid_code: { status: 403, message: 'invalid code' },
  wrong_password: { status: 403, message: 'wrong password' },
  wrong_auth_token: { status: 403, message: 'wrong auth token' },
  locked: { status: 403, message: 'This chapter or lecture is not open yet' },
  not_found: { status: 404, message: 'Not Found' },
  unknown_route: { status: 404, message: 'unknown_route' },
  insurance_not_found: { status: 404, message: 'insurance not found' },
  method_not_allowed: { status: 405, message: 'Method Not Allowed' },
  course_already_going_live: { status: 406, message: 'course already getting live' },
  timestamp_only_for_videos: { status: 406, message: 'timestamp and watched are allowed only for videos' },
  conflict: { status: 409, message: 'Conflict' },
  password_should_be_changed: { status: 409, message: 'password should be changed' },
  no_password_set: { status: 409, message: 'no password set' },
  email_in_use: { status: 409, message: 'email already in use' },
  order_out_of_date: { status: 409, message: 'course-index or chapter-index is offset' },
  course_incomplete: { status: 409, message: 'The course lacks what it needs to go live' },
  society_not_empty: { status: 409, message: 'society has users or admins' },
  society_admin_exists: { status: 409, message: 'user is already admin of this society' },
  level_exists: { status: 409, message: 'level already exists' },
  too_many_levels: { status: 409, message: 'a society has at most six levels' },
  user_already_has_access: { status: 409, message: 'user already has access' },
  already_in_access: { status: 409, message: 'already part of this access' },
  societies_enabled: { status: 409, message: 'societies enabled' },
  own_society_exists: { status: 409, message: 'you already have a society' },
  already_booked: { status: 409, message: 'transaction request already decided' },
  not_enough_finishes: { status: 409, message: 'not enough finished users in this year' },
  amount_not_available: { status: 409, message: 'more than is available' },
  payout_data_missing: { status: 409, message: 'IBAN or name missing' },
  insurance_exists: { status: 409, message: 'insurance already exists' },
  no_attempts_left: { status: 409, message: 'no attempts left' },
  edited_meanwhile: { status: 409, message: 'somebody else changed this meanwhile' },
  too_many_tries: { status: 410, message: 'too many tries' },
  cannot_change_yourself: { status: 410, message: 'cannot change yourself' },
  payload_too_large: { status: 413, message: 'Payload Too Large' },
  unsupported_media_type: { status: 415, message: 'Unsupported Media Type' },
  validation_failed: { status: 422, message: 'The request is not valid' },
  limit_missing: { status: 422, message: "limit isn't specified but offset is" },
  one_attribute_only: { status: 422, message: 'only one attribute may be changed at a time' },
  progress_too_big: { status: 422, message: 'progress too big' },
  watched_past_end: { status: 422, message: 'timestamp or watched range lies past the end' },
  watched_too_fast: { status: 422, message: 'more was watched than the time allows' },
  keys_texts_differ: { status: 422, message: 'keys and texts differ in length' },
  captions_unreadable: { status: 422, message: 'the captions cannot be read' },
  unknown_variable: { status: 422, message: 'the template uses a variable that does not exist' },
  society_id_not_a_number: { status: 422, message: 'society id not a number' },
  sync_failed: { status: 422, message: 'sync API call failed' },
  not_in_dev_mode: { status: 423, message: 'not in dev mode' },
  too_young: { status: 425, message: 'too young' },
  not_processed_yet: { status: 425, message: 'not fully processed yet' },
  redo_not_possible_yet: { status: 425, message: 'course not finished' },
  too_many_requests: { status: 429, message: 'Too many requests' },
  internal_error: { status: 500, message: 'Internal Server Error' },
  bad_gateway: { status: 502, message: 'Bad Gateway' },
  import_failed: { status: 502, message: 'could not import course' },
  unavailable: { status: 503, message: 'Service Unavailable' },
  video_quota_used_up: { status: 507, message: 'no more videos can be uploaded' },
} as const satisfies Record<string, { status: number; message: string }>

/** The stable word a client switches on. */
export type ErrorCode = keyof typeof errorCatalogue

/** The HTTP status that goes with a code. */
export const statusOf = (code: ErrorCode): number => errorCatalogue[code].status

/** Whether a word that came over the wire is a code of the catalogue. */
export const isErrorCode = (word: string): word is ErrorCode => Object.hasOwn(errorCatalogue, word)
