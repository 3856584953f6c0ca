/**
 * Who may do what: for every call what happens when each of these makes it. Written down from the specification
 * (Roles and permissions, and what belongs to whom), apart from the contract and the code, which are held against it.
 *
 * nobody: not logged in · user: somebody logged in, to whom none of it belongs · creator: another course creator ·
 * owner: whose it is (the creator of the course or access, the learner, the owner of the community) ·
 * leader: an admin of the community · sales: owner of an own society · admin: admin of the platform
 *
 * A cell is the status; 401 is `not_logged_in`, 403 `forbidden` and 404 `not_found` unless it names another code. One
 * cell stands for all the roles behind it that have none of their own. What is somebody else's is 404, as if it did not
 * exist; 403 only says that a whole kind of call is for others.
 *
 * A word behind the path tells two faces of one call apart.
 */
const table = `
# for everybody
POST   /session-id                 | 200
POST   /user/check                 | 204
PUT    /user                       | 200
POST   /user                       | 200
PUT    /password                   | 200
PATCH  /password                   | 204
GET    /search-communities         | 200
GET    /insurances                 | 200
GET    /settings                   | 200
GET    /system-config              | 200
GET    /legal                      | 200
GET    /ui-texts                   | 200
GET    /faq                        | 200
GET    /image                      | 200
GET    /thumbnail                  | 200
GET    /access                     | 200
GET    /access/code-state          | 200
GET    /landing-page               | 200
GET    /landing-page/preview       | 404
GET    /landing-page/file          | 404
GET    /landing-page/film          | 404
GET    /referral                   | 200
GET    /referral-code              | 200
GET    /certificate-check          | 200
POST   /referral-visit             | 204
POST   /access/visit               | 204
POST   /echo                       | 200
POST   /withdrawal                 | 200
POST   /content-report             | 200
GET    /notices                    | 200
POST   /accessibility-feedback     | 200
GET    /calendar.ics               | 200
GET    /health                     | 200
GET    /ready                      | 200
GET    /dev/outbox                 | 200
POST   /remote-health              | 204
POST   /remote-errors              | 204
GET    /metrics                    | 403 | 403 | 403 | 403 | 403 | 403 | 200

# everybody logged in, about themselves
#                                    nobody user creator owner leader sales admin
GET    /session-id                 | 401 | 200
DELETE /session-id                 | 401 | 204
GET    /sessions own               | 401 | 200
GET    /sessions                   | 401 | 404 | 404 | 200 | 404 | 404 | 200
DELETE /session                    | 401 | 404 | 404 | 204 | 404 | 404 | 404
DELETE /other-sessions own         | 401 | 200
DELETE /other-sessions             | 401 | 404 | 404 | 200 | 404 | 404 | 200
PUT    /email                      | 401 | 200
PATCH  /email                      | 401 | 200
PUT    /delete                     | 401 | 200 | 200 | 200 | 200 | 200 | 410 cannot_change_yourself
GET /delete                        | 401 | 200 | 200 | 200 | 200 | 200 | 200
DELETE /account                    | 401 | 204 | 204 | 204 | 204 | 204 | 410 cannot_change_yourself
GET    /consents own               | 401 | 200
GET    /consents/due               | 401 | 200
POST   /consents/due               | 401 | 409 edited_meanwhile
GET    /consents                   | 401 | 404 | 404 | 200 | 404 | 404 | 200
DELETE /consent                    | 401 | 404 | 404 | 204 | 404 | 404 | 404
GET    /notification-choices       | 401 | 200
PATCH  /notification-choices       | 401 | 200
GET    /user                       | 401 | 200
GET    /calendar                   | 401 | 200
GET    /orders                     | 401 | 200
GET    /calendar-feed              | 401 | 200
PUT    /calendar-feed              | 401 | 200
DELETE /calendar-feed              | 401 | 204
PATCH  /user                       | 401 | 200
GET    /signature                  | 401 | 200
DELETE /user/society               | 401 | 204
GET    /user-data own              | 401 | 200
GET    /user-data/archive own      | 401 | 200
GET    /user-data/archive          | 401 | 404 | 404 | 200 | 404 | 404 | 200
GET    /certificates own           | 401 | 200
GET    /user-data                  | 401 | 404 | 404 | 200 | 404 | 404 | 200
POST   /image-upload               | 401 | 200
POST   /own-society                | 401 | 200 | 200 | 200 | 200 | 409 own_society_exists | 200
GET    /sales-performance          | 401 | 200
POST   /society/join               | 401 | 200
DELETE /own-society                | 401 | 404 | 404 | 404 | 404 | 200 | 404
GET    /search-societies           | 401 | 200
GET    /search-courses             | 401 | 200
POST   /access/join                | 401 | 204
GET    /invitations                | 401 | 200

# learning: for whom an access grants the course, nobody else, whoever they are
#                                    nobody user creator owner leader sales admin
GET    /courses                    | 401 | 200
GET    /course                     | 401 | 404 | 404 | 200 | 404 | 404 | 404
GET    /chapters                   | 401 | 404 | 404 | 200 | 404 | 404 | 404
GET    /chapter                    | 401 | 404 | 404 | 200 | 404 | 404 | 404
GET    /chapters-videos            | 401 | 404 | 404 | 200 | 404 | 404 | 404
GET    /course/passages            | 401 | 404 | 404 | 200 | 404 | 404 | 404
GET    /videos                     | 401 | 404 | 404 | 200 | 404 | 404 | 404
GET    /video                      | 401 | 404 | 404 | 200 | 404 | 404 | 404
GET    /video/next                 | 401 | 404 | 404 | 200 | 404 | 404 | 404
GET    /first-video                | 401 | 404 | 404 | 200 | 404 | 404 | 404
GET    /video/rich-text live       | 401 | 404 | 404 | 200 | 404 | 404 | 404
GET    /video/quiz live            | 401 | 404 | 404 | 200 | 404 | 404 | 404
GET    /watch live                 | 401 | 404 | 404 | 425 not_processed_yet | 404 | 404 | 404
GET    /attachments live           | 401 | 404 | 404 | 200 | 404 | 404 | 404
POST   /video/progress             | 401 | 404 | 404 | 200 | 404 | 404 | 404
GET    /course-start               | 401 | 404 | 404 | 200 | 404 | 404 | 404
POST   /course-start               | 401 | 404 | 404 | 200 | 404 | 404 | 404
POST   /course-finish              | 401 | 404 | 404 | 200 | 404 | 404 | 404
GET    /course-participations own  | 401 | 200
GET    /course-participations      | 401 | 404 | 404 | 200 | 404 | 404 | 200
GET    /redo-course                | 401 | 404 | 404 | 200 | 404 | 404 | 404
POST   /redo-course                | 401 | 404 | 404 | 425 redo_not_possible_yet | 404 | 404 | 404
GET    /calendar/file              | 401 | 404 | 404 | 200 | 404 | 404 | 404
GET    /course-pause               | 401 | 404 | 404 | 200 | 404 | 404 | 404
POST   /course-pause               | 401 | 404 | 404 | 409 pause_not_possible | 404 | 404 | 404
DELETE /course-pause               | 401 | 404 | 404 | 200 | 404 | 404 | 404
POST   /user-finish                | 401 | 404 | 404 | 200 | 404 | 404 | 404
GET    /certificate-declarations   | 401 | 404 | 404 | 200 | 404 | 404 | 404
GET    /certificates               | 401 | 404 | 404 | 200 | 404 | 404 | 200
GET    /certificate                | 401 | 404 | 404 | 200 | 404 | 404 | 200
POST   /certificate/reissue        | 401 | 404 | 404 | 409 certificate_unchanged | 404 | 404 | 409 certificate_unchanged
GET    /certificate/file           | 401 | 404 | 404 | 200 | 404 | 404 | 200
GET    /certificate/picture        | 401 | 404 | 404 | 200 | 404 | 404 | 200
GET    /start-confirmations        | 401 | 403 | 403 | 403 | 403 | 403 | 200
DELETE /course-progress            | 401 | 403 | 403 | 403 | 403 | 403 | 204
GET    /quiz/attempts              | 401 | 404 | 404 | 200 | 404 | 404 | 404
POST   /quiz/attempt               | 401 | 404 | 404 | 200 | 404 | 404 | 404
GET    /quiz/attempt               | 401 | 404 | 404 | 200 | 404 | 404 | 404
PATCH  /quiz/attempt               | 401 | 404 | 404 | 204 | 404 | 404 | 404
POST   /quiz/attempt/submit        | 401 | 404 | 404 | 409 answers_missing | 404 | 404 | 404

# the forum of a course: who may take it, its creator, admins
#                                    nobody user creator owner leader sales admin
GET    /forum                      | 401 | 404 | 404 | 200 | 404 | 404 | 200
PATCH  /forum                      | 401 | 404 | 404 | 204 | 404 | 404 | 204
GET    /threads                    | 401 | 404 | 404 | 200 | 404 | 404 | 200
GET    /thread                     | 401 | 404 | 404 | 200 | 404 | 404 | 200
POST   /thread                     | 401 | 404 | 404 | 200 | 404 | 404 | 200
PATCH  /thread word                | 401 | 404 | 404 | 200 | 404 | 404 | 200
PATCH  /thread pin                 | 401 | 404 | 404 | 200 | 404 | 404 | 200
PATCH  /thread/standing            | 401 | 404 | 404 | 204 | 404 | 404 | 204
GET    /thread-posts               | 401 | 404 | 404 | 200 | 404 | 404 | 200
PUT    /thread-post                | 401 | 404 | 404 | 200 | 404 | 404 | 200
PUT    /thread-post edit           | 401 | 404 | 404 | 200 | 404 | 404 | 403
DELETE /thread-post                | 401 | 404 | 404 | 200 | 404 | 404 | 200
POST   /thread-post/report         | 401 | 404 | 404 | 204 | 404 | 404 | 403
DELETE /thread                     | 401 | 404 | 404 | 204 | 404 | 404 | 204
GET    /forum/reports              | 401 | 403 | 404 | 200 | 403 | 403 | 200
PATCH  /forum/reports              | 401 | 403 | 404 | 204 | 403 | 403 | 204
GET    /forum/mail                 | 401 | 200
PATCH  /forum/mail                 | 401 | 200

# care in a course: who may take it, its creator, admins; never who leads the learner's society
#                                    nobody user creator owner leader sales admin
GET    /appointments               | 401 | 404 | 404 | 200 | 404 | 404 | 200
POST   /appointment                | 401 | 403 | 404 | 200 | 403 | 403 | 200
PATCH  /appointment                | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /care                       | 401 | 404 | 404 | 200 | 404 | 404 | 200
GET    /care-questions             | 401 | 404 | 404 | 200 | 404 | 404 | 200
POST   /care-question              | 401 | 404 | 404 | 200 | 404 | 404 | 200
GET    /care-question              | 401 | 404 | 404 | 200 | 404 | 404 | 200
POST   /care-question/read         | 401 | 404 | 404 | 204 | 404 | 404 | 204
POST   /care-question/message      | 401 | 404 | 404 | 200 | 404 | 404 | 404
POST   /care-question/answer       | 401 | 403 | 404 | 200 | 403 | 403 | 200
PATCH  /care-question              | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /care-inbox                 | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /care-inbox/counts          | 401 | 403 | 200 | 200 | 403 | 403 | 200
GET    /care-record                | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /care-record/file           | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /care-contacts              | 401 | 403 | 404 | 200 | 403 | 403 | 200
POST   /care-contact               | 401 | 403 | 404 | 200 | 403 | 403 | 200
DELETE /care-contact               | 401 | 403 | 404 | 204 | 403 | 403 | 204
GET    /appointment/attendance     | 401 | 403 | 404 | 200 | 403 | 403 | 200
PATCH  /appointment/attendance     | 401 | 403 | 404 | 204 | 403 | 403 | 204

# creating: creators their own, admins all
#                                    nobody user creator owner leader sales admin
POST   /course                     | 401 | 403 | 200 | 200 | 403 | 403 | 200
PATCH  /course                     | 401 | 403 | 404 | 200 | 403 | 403 | 200
DELETE /course                     | 401 | 403 | 404 | 409 course_in_use | 403 | 403 | 409 course_in_use
PUT    /duplicate-course           | 401 | 403 | 404 | 200 | 403 | 403 | 200
POST   /import-course              | 401 | 403 | 502 import_failed | 502 import_failed | 403 | 403 | 502 import_failed
GET    /import-course              | 401 | 403 | 502 import_failed | 502 import_failed | 403 | 403 | 502 import_failed
GET    /dev-id                     | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /courses/dev                | 401 | 403 | 200 | 200 | 403 | 403 | 200
GET    /courses/dev/counts         | 401 | 403 | 200 | 200 | 403 | 403 | 200
GET    /course/dev                 | 401 | 403 | 404 | 200 | 403 | 403 | 200
PUT    /course/live                | 401 | 403 | 404 | 200 | 403 | 403 | 200
DELETE /course/going-live          | 401 | 403 | 404 | 204 | 403 | 403 | 204
GET    /course/changes             | 401 | 403 | 404 | 200 | 403 | 403 | 200
POST   /import-file                | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /export-course              | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /course/differences         | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /course/participants        | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /course/statistics          | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /course/statistics/questions | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /course/authors             | 401 | 403 | 404 | 200 | 403 | 403 | 200
POST   /course/author              | 401 | 403 | 404 | 200 | 403 | 403 | 200
DELETE /course/author              | 401 | 403 | 404 | 204 | 403 | 403 | 204
POST   /course/owner               | 401 | 403 | 404 | 200 | 403 | 403 | 200
PUT    /course/editing             | 401 | 403 | 404 | 200 | 403 | 403 | 200
DELETE /course/editing             | 401 | 403 | 204 | 204 | 403 | 403 | 204
POST   /course/discard-change      | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /course/publications        | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /course/draft-versions      | 401 | 403 | 404 | 200 | 403 | 403 | 200
POST   /course/restore             | 401 | 403 | 404 | 200 | 403 | 403 | 200
PUT    /chapter                    | 401 | 403 | 404 | 200 | 403 | 403 | 200
PATCH  /chapter                    | 401 | 403 | 404 | 200 | 403 | 403 | 200
DELETE /chapter                    | 401 | 403 | 404 | 204 | 403 | 403 | 204
POST   /chapter/restore            | 401 | 403 | 404 | 200 | 403 | 403 | 200
PATCH  /chapter/order              | 401 | 403 | 404 | 204 | 403 | 403 | 204
PUT    /video                      | 401 | 403 | 404 | 200 | 403 | 403 | 200
PATCH  /video                      | 401 | 403 | 404 | 200 | 403 | 403 | 200
DELETE /video                      | 401 | 403 | 404 | 204 | 403 | 403 | 204
POST   /video/restore              | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /deleted-parts              | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /part-learners              | 401 | 403 | 404 | 200 | 403 | 403 | 200
PATCH  /video/order                | 401 | 403 | 404 | 204 | 403 | 403 | 204
GET    /video/rich-text draft      | 401 | 404 | 404 | 200 | 404 | 404 | 200
PUT    /video/rich-text            | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /video/quiz draft           | 401 | 404 | 404 | 200 | 404 | 404 | 200
PUT    /video/quiz                 | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /quiz/bank                  | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /quiz/difficulty            | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /chapter/dev                | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /chapters/dev               | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /chapters-videos/dev        | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /video/dev                  | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /videos/dev                 | 401 | 403 | 404 | 200 | 403 | 403 | 200
PUT    /video/upload-link          | 401 | 403 | 404 | 200 | 403 | 403 | 200
DELETE /video/upload               | 401 | 403 | 404 | 204 | 403 | 403 | 204
PUT    /video/former-film          | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /video-space                | 401 | 403 | 200 | 200 | 403 | 403 | 200
DELETE /video-space                | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /uploads                    | 401 | 403 | 200 | 200 | 403 | 403 | 200
DELETE /uploads                    | 401 | 403 | 204 | 204 | 403 | 403 | 204
GET    /watch draft                | 401 | 404 | 404 | 425 not_processed_yet | 404 | 404 | 425 not_processed_yet
GET    /captions                   | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /caption/recognised         | 401 | 403 | 404 | 200 | 403 | 403 | 200
POST   /caption/recognised         | 401 | 403 | 404 | 409 conflict | 403 | 403 | 409 conflict
DELETE /caption/recognised         | 401 | 403 | 404 | 404 | 403 | 403 | 404
GET    /caption                    | 401 | 403 | 404 | 200 | 403 | 403 | 200
PUT    /caption                    | 401 | 403 | 404 | 200 | 403 | 403 | 200
DELETE /caption                    | 401 | 403 | 404 | 204 | 403 | 403 | 204
GET    /attachments draft          | 401 | 404 | 404 | 200 | 404 | 404 | 200
POST   /attachment                 | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /attachment draft           | 401 | 404 | 404 | 200 | 404 | 404 | 200
GET    /qualification-proofs       | 401 | 403 | 404 | 200 | 403 | 403 | 200
POST   /qualification-proof        | 401 | 403 | 404 | 200 | 403 | 403 | 200
PATCH  /qualification-proof        | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /qualification-proof        | 401 | 403 | 404 | 200 | 403 | 403 | 200
DELETE /qualification-proof        | 401 | 403 | 404 | 204 | 403 | 403 | 204
DELETE /attachment                 | 401 | 403 | 404 | 204 | 403 | 403 | 204
POST   /access                     | 401 | 403 | 200 | 200 | 403 | 403 | 200
PATCH  /access                     | 401 | 403 | 404 | 200 | 403 | 403 | 200
DELETE /access                     | 401 | 403 | 404 | 204 | 403 | 403 | 204
GET    /accesses                   | 401 | 403 | 200 | 200 | 403 | 403 | 200
POST   /access/course              | 401 | 403 | 404 | 204 | 403 | 403 | 204
DELETE /access/course              | 401 | 403 | 404 | 204 | 403 | 403 | 204
GET    /access/users               | 401 | 403 | 404 | 200 | 403 | 403 | 200
POST   /access/user                | 401 | 403 | 404 | 204 | 403 | 403 | 204
POST   /access/invitations         | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /access/invitations         | 401 | 403 | 404 | 200 | 403 | 403 | 200
DELETE /access/invitation          | 401 | 403 | 404 | 204 | 403 | 403 | 204
DELETE /access/user                | 401 | 403 | 404 | 204 | 403 | 403 | 204
GET    /access/societies           | 401 | 403 | 404 | 200 | 403 | 403 | 200
POST   /access/society             | 401 | 403 | 404 | 204 | 403 | 403 | 204
DELETE /access/society             | 401 | 403 | 404 | 204 | 403 | 403 | 204
PUT    /landing-page               | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /landing-page/draft         | 401 | 403 | 404 | 200 | 403 | 403 | 200
PUT    /landing-page/draft         | 401 | 403 | 404 | 200 | 403 | 403 | 200
POST   /landing-page/publish       | 401 | 403 | 404 | 409 landing_page_incomplete | 403 | 403 | 409 landing_page_incomplete
GET    /landing-page/versions      | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /landing-page/version       | 401 | 403 | 404 | 200 | 403 | 403 | 200
POST   /landing-page/copy          | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /landing-page/films         | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /landing-page/figures       | 401 | 403 | 404 | 200 | 403 | 403 | 200
POST   /landing-page/links         | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /landing-page/preview-link  | 401 | 403 | 404 | 200 | 403 | 403 | 200
GET    /access/codes               | 401 | 403 | 404 | 200 | 403 | 403 | 200
POST   /access/code                | 401 | 403 | 404 | 200 | 403 | 403 | 200
PATCH  /access/code                | 401 | 403 | 404 | 200 | 403 | 403 | 200
POST   /landing-page/file          | 401 | 403 | 404 | 200 | 403 | 403 | 200
PUT    /landing-page/image         | 401 | 403 | 404 | 200 | 403 | 403 | 200

# societies: for those who lead them, and admins
#                                    nobody user creator owner leader sales admin
GET    /society                    | 401 | 404 | 404 | 200 | 200 | 404 | 200
PATCH  /society                    | 401 | 404 | 404 | 200 | 200 | 404 | 200
GET    /society/provider           | 401 | 404 | 404 | 200 | 403 | 404 | 200
PUT    /society/provider           | 401 | 404 | 404 | 200 | 403 | 404 | 200
GET    /society-levels             | 401 | 404 | 404 | 200 | 200 | 404 | 200
GET    /society-levels default     | 401 | 200
GET    /society-level-promotions   | 401 | 404 | 404 | 200 | 200 | 404 | 200
GET    /user-finishes              | 401 | 404 | 404 | 200 | 200 | 404 | 200
GET    /users-in-society           | 401 | 404 | 404 | 200 | 200 | 404 | 200
POST   /transaction-request        | 401 | 404 | 404 | 200 | 200 | 404 | 200
DELETE /transaction-request        | 401 | 404 | 404 | 200 | 200 | 404 | 200
GET    /transaction-requests       | 401 | 404 | 404 | 200 | 200 | 404 | 200
GET    /sales-funnel               | 401 | 404 | 404 | 200 | 200 | 404 | 200
GET    /society/earnings           | 401 | 404 | 404 | 200 | 200 | 404 | 200
GET    /society/statement          | 401 | 404 | 404 | 200 | 200 | 404 | 200
GET    /society/sheet              | 401 | 404 | 404 | 200 | 200 | 404 | 200
GET    /own-payout-account         | 401 | 404 | 404 | 200 | 404 | 404 | 404
PUT    /own-payout-account         | 401 | 404 | 404 | 200 | 404 | 404 | 404
GET    /payee-declarations         | 401 | 404 | 404 | 200 | 200 | 404 | 200
POST   /payee-declaration          | 401 | 404 | 404 | 200 | 404 | 404 | 404
GET    /payout-documents           | 401 | 404 | 404 | 200 | 200 | 404 | 200
GET    /payout-document            | 401 | 404 | 404 | 200 | 200 | 404 | 200
POST   /payout-document/objection  | 401 | 404 | 404 | 200 | 404 | 404 | 404
POST   /society/invitations        | 401 | 404 | 404 | 200 | 200 | 404 | 200
POST   /society/reminder           | 401 | 404 | 404 | 200 | 200 | 404 | 200
GET    /society/transactions       | 401 | 404 | 404 | 200 | 200 | 404 | 200

# admins only
#                                    nobody user creator owner leader sales admin
POST   /society                    | 401 | 403 | 403 | 403 | 403 | 403 | 200
DELETE /society                    | 401 | 403 | 403 | 403 | 403 | 403 | 204
GET    /societies                  | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /society-removal            | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /society/merge              | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /society-admins             | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /society-admin              | 401 | 403 | 403 | 403 | 403 | 403 | 204
DELETE /society-admin              | 401 | 403 | 403 | 403 | 403 | 403 | 204
POST   /sync-societies             | 401 | 403 | 403 | 403 | 403 | 403 | 422 sync_failed
PUT    /society-levels             | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /society-level              | 401 | 403 | 403 | 403 | 403 | 403 | 200
PATCH  /society-level              | 401 | 403 | 403 | 403 | 403 | 403 | 200
DELETE /society-level              | 401 | 403 | 403 | 403 | 403 | 403 | 204
GET    /transaction/requests       | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /society/transaction        | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /society/transactions       | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /transaction-request        | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /transaction-request/mail-preview| 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /society/payout-return      | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /society/transaction-refusal| 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /society/balance            | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /society/correction         | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /society/reversal           | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /sepa-export                | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /sepa-export                | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /sepa-export/preview        | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /sepa-exports               | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /bank-answer                | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /bank-answers               | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /sales-channels             | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /sales-promotions           | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /sales-remarks              | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /sales-remark/settle        | 401 | 403 | 403 | 403 | 403 | 403 | 204
GET    /payee-years                | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /payout-document            | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /payout-document/objection-decision| 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /payout-document/cancellation| 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /document-issuer            | 401 | 403 | 403 | 403 | 403 | 403 | 200
PUT    /document-issuer            | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /payout-account             | 401 | 403 | 403 | 403 | 403 | 403 | 200
PUT    /payout-account             | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /users                      | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /users/invite               | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /access/users               | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /users/society              | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /users/reminder             | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /users/deletion             | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /team                       | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /team/dismissal             | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /users/import               | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /admin/overview             | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /admin/figures              | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /admin/search               | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /jobs                       | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /jobs/run                   | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /failed-films               | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /audit-log                  | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /certifications             | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /withdrawals                | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /withdrawal                 | 401 | 403 | 403 | 403 | 403 | 403 | 200
PATCH  /withdrawal                 | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /content-reports            | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /content-report-years       | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /content-report             | 401 | 403 | 403 | 403 | 403 | 403 | 200
PATCH  /content-report             | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /retention                  | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /retention-preview          | 401 | 403 | 403 | 403 | 403 | 403 | 200
PATCH  /retention                  | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /retention-run              | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /other-user                 | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /other-user/accesses        | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /other-user/societies       | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /other-user/mails           | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /other-user/reset-code      | 401 | 403 | 403 | 403 | 403 | 403 | 200
PATCH  /other-user                 | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /admin-confirmation         | 401 | 403 | 403 | 403 | 403 | 403 | 200
PATCH  /user/permissions           | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /user/merge                 | 401 | 403 | 403 | 403 | 403 | 403 | 200
DELETE /user                       | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /insurance                  | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /insurances/import          | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /admin/insurances           | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /admin/insurance            | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /insurance/merge            | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /insurance/merge            | 401 | 403 | 403 | 403 | 403 | 403 | 200
DELETE /insurance                  | 401 | 403 | 403 | 403 | 403 | 403 | 204
GET    /mails                      | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /mails/state                | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /mail                       | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /mails/retry                | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /mails/dismiss              | 401 | 403 | 403 | 403 | 403 | 403 | 200
PATCH  /insurance                  | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /settings/last-edit         | 401 | 403 | 403 | 403 | 403 | 403 | 200
PATCH  /settings                   | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /certificate/specimen       | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /certificate/preview        | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /provider                   | 401 | 403 | 403 | 403 | 403 | 403 | 200
PUT    /provider                   | 401 | 403 | 403 | 403 | 403 | 403 | 200
PUT    /contact-points             | 401 | 403 | 403 | 403 | 403 | 403 | 200
PUT    /accessibility-statement    | 401 | 403 | 403 | 403 | 403 | 403 | 200
PUT    /general-image              | 401 | 403 | 403 | 403 | 403 | 403 | 200
PATCH  /legal                      | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /legal/versions             | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /legal/draft                | 401 | 403 | 403 | 403 | 403 | 403 | 200
PUT    /legal/draft                | 401 | 403 | 403 | 403 | 403 | 403 | 200
DELETE /legal/draft                | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /ui-texts/originals         | 401 | 403 | 403 | 403 | 403 | 403 | 200
PUT    /ui-texts                   | 401 | 403 | 403 | 403 | 403 | 403 | 200
PATCH  /faq                        | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /templates                  | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /template                   | 401 | 403 | 403 | 403 | 403 | 403 | 200
PUT    /template                   | 401 | 403 | 403 | 403 | 403 | 403 | 200
PUT    /template/sending           | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /template/versions          | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /template/preview           | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /mail                       | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /reminder/preview           | 401 | 403 | 403 | 403 | 403 | 403 | 404
GET    /reminder-runs              | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /reminder-rule              | 401 | 403 | 403 | 403 | 403 | 403 | 200
PUT    /reminder-rule              | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /reminder                   | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /default-ids                | 401 | 403 | 403 | 403 | 403 | 403 | 200
PATCH  /default-ids                | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /remote-release             | 401 | 403 | 403 | 403 | 403 | 403 | 422 release_invalid
GET    /remotes                    | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /remote                     | 401 | 403 | 403 | 403 | 403 | 403 | 404
GET    /remote-preview             | 401 | 403 | 403 | 403 | 403 | 403 | 404
GET    /remote-changes             | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /remote-matrix              | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /remote-errors              | 401 | 403 | 403 | 403 | 403 | 403 | 200
GET    /remote-webhook             | 401 | 403 | 403 | 403 | 403 | 403 | 200
PUT    /remote-flag                | 401 | 403 | 403 | 403 | 403 | 403 | 404
PUT    /remote-webhook             | 401 | 403 | 403 | 403 | 403 | 403 | 404
POST   /remote-change              | 401 | 403 | 403 | 403 | 403 | 403 | 404
GET    /deploy-tokens              | 401 | 403 | 403 | 403 | 403 | 403 | 200
POST   /deploy-token               | 401 | 403 | 403 | 403 | 403 | 403 | 200
DELETE /deploy-token               | 401 | 403 | 403 | 403 | 403 | 403 | 200
`

/** Whoever makes a call. */
export const rightsRoles = ['nobody', 'user', 'creator', 'owner', 'leader', 'sales', 'admin'] as const
export type RightsRole = (typeof rightsRoles)[number]

/** What must happen, by role: `404 not_found`, `204`. */
export type RightsRow = { key: string; expected: Record<RightsRole, string> }

const usualCodes: Record<string, string> = { 401: 'not_logged_in', 403: 'forbidden', 404: 'not_found' }

const readCell = (cell: string): string => (usualCodes[cell] ? `${cell} ${usualCodes[cell]}` : cell)

const readRow = (row: string): RightsRow => {
  const [name = '', ...cells] = row.split('|').map((part) => part.trim())
  if (cells.length !== 1 && cells.length !== 2 && cells.length !== rightsRoles.length)
    throw new Error(`not a row of the rights table: ${row}`)
  const cellAt = (index: number) => readCell(cells[index] ?? cells.at(-1) ?? '')
  return {
    key: name.replace(/\s+/g, ' '),
    expected: {
      nobody: cellAt(0),
      user: cellAt(1),
      creator: cellAt(2),
      owner: cellAt(3),
      leader: cellAt(4),
      sales: cellAt(5),
      admin: cellAt(6),
    },
  }
}

/** The table, a row a call. */
export const rightsTable: readonly RightsRow[] = table
  .split('\n')
  .filter((row) => row !== '' && !row.startsWith('#'))
  .map(readRow)
