/**
 * What each heading of the document is about and how its calls go together, for somebody who reads nothing else. A call
 * in backticks, as `GET /user`, becomes a link on the page; a test holds that each of them exists.
 */
export const journeys = [
  {
    name: 'Logging in',
    description: `A session, from its begin to its end.

1. \`POST /session-id\` with e-mail and password answers \`session_id\`. 409 \`password_should_be_changed\`: an admin set the password; the person sets one of their own with \`PUT /password\` and \`PATCH /password\`, then logs in.
2. Send it with every call as \`Authorization: Bearer <session_id>\`; a browser sends the cookie by itself. HTTP Basic in place of it works for every call too, and makes no session.
3. \`GET /session-id\` answers who that is, with \`perms\` and \`roles\`.
4. \`DELETE /session-id\` ends it. \`GET /sessions\` lists the other places, \`DELETE /session\` ends one of them, \`DELETE /other-sessions\` all of them.

A session ends by itself after 30 days without use, and whenever password, e-mail or permissions change. Then calls answer 401 \`not_logged_in\`.`,
  },
  {
    name: 'Accounts',
    description: `What is confirmed by a code from a mail. A \`PUT\` mails the code, the other verb uses it. A code has 8 characters, lives 15 minutes, and works once. After 5 wrong tries it is 410 \`too_many_tries\` until a new one is mailed. Where mails are not sent, \`GET /dev/outbox\` shows them.

**Registering**

1. \`PUT /user\` checks all data and mails a code. Nothing is stored yet.
2. \`POST /user\` with the same data and \`code\` makes the account and logs in.

\`POST /user/check\` judges e-mail and password alone, for a form that asks for them first.

\`referrer\` is the id of a society: the one whose link led here (\`GET /referral\`) or the community the person chose (\`GET /search-communities\`). \`access_id\` is the access whose page led here; the person has it from the start. \`insurance_id\` is one of \`GET /insurances\`.

**Forgotten password:** \`PUT /password\`, then \`PATCH /password\`. Nobody needs to be logged in.

**New e-mail:** \`PUT /email\` mails the code to the new address and a warning to the old one, then \`PATCH /email\`.

**Leaving:** \`PUT /delete\`, then \`DELETE /account\`.

**Mails one wants:** \`GET /notification-choices\`, \`PATCH /notification-choices\`. \`GET /consents\` tells what was agreed to and when; \`DELETE /consent\` withdraws the consent to marketing. Where \`confirms_texts\` of the session says that a legal text has to be confirmed anew, \`GET /consents/due\` names it and \`POST /consents/due\` confirms it.`,
  },
  {
    name: 'People',
    description: `**Oneself:** \`GET /user\` and \`PATCH /user\`; for a picture, \`POST /image-upload\` first. \`GET /user-data\` is everything the platform knows about a person. \`GET /signature\` is their stored signature, \`DELETE /user/society\` takes them out of the club or group they belong to.

**Admins**

1. \`GET /users\` finds somebody; the \`id\` of an entry is the \`user-id\` of the calls below.
2. \`GET /other-user\` shows the data.
3. \`PATCH /other-user\` changes one attribute a call, \`DELETE /user\` removes the account; with \`dry-run\` it says first what that would do.
4. \`PATCH /user/permissions\` makes somebody a course creator or admin; it logs them out.
5. \`GET /user-data\` with \`user-id\` and \`reason\` answers a request for information.
6. \`POST /other-user/reset-code\` mails a code to whoever cannot log in. \`GET /other-user/accesses\`, \`GET /other-user/societies\`, \`GET /other-user/mails\`, and with \`user-id\` \`GET /course-participations\`, \`GET /sessions\` and \`GET /consents\` tell the rest.

Calls 3 to 5 need the admin’s own password in the header \`X-Admin-Password\`, or the token of \`POST /admin-confirmation\` in \`X-Admin-Confirmation\`, which holds for ten minutes; \`GET /audit-log\` tells who did what, about whom and why: it holds these calls, and every change of societies, money, texts and the platform.

**Adding people:** \`POST /users/invite\` adds one, \`POST /users/import\` those of a file; each sets the password with the code of the mail.

**Many at once:** \`POST /access/users\`, \`POST /users/society\`, \`POST /users/reminder\` and \`POST /users/deletion\` take ids or the filter of \`GET /users\`; with \`dry_run\` they only count.

**Two accounts of one person:** \`POST /user/merge\` says with \`dry_run\` what passes on, and brings them together.

**The team:** \`GET /team\` lists who has rights, \`POST /team/dismissal\` takes them and hands over courses.`,
  },
  {
    name: 'Courses',
    description: `A course has a draft, which its creator edits, and once published a live copy, which learners see. They have different ids: \`id\` and \`live_id\` of a draft. Editing a live id is 423 \`not_in_dev_mode\`; \`GET /dev-id\` answers the draft of it.

1. \`POST /course\` makes a draft. (\`PUT /duplicate-course\` copies one, \`POST /import-course\` brings one in.)
2. \`PUT /chapter\` and \`PUT /video\` fill it: see Lectures.
3. \`GET /course/changes\` says what is \`missing\` and what publishing would change.
4. \`PUT /course/live\` publishes. 409 \`course_incomplete\` lists what is missing. While films are being processed the answer has the state \`going_live\`, and the course goes live by itself, as it was approved; a second call is 406 until then, and \`DELETE /course/going-live\` takes it back.
5. An access lets people take it: \`POST /access\`, see Accesses.

\`GET /courses/dev\` lists the own courses, with \`state\` only those that stand so; \`GET /courses/dev/counts\` says how many stand how.

After more editing the state is \`live_with_changes\`, and \`PUT /course/live\` publishes again. \`GET /course/publications\` lists what was published, \`GET /course/draft-versions\` how the draft stood in between; \`POST /course/restore\` writes one of them back into the draft.`,
  },
  {
    name: 'Certifications',
    description: `What a health insurance and an inspection ask of a course.

1. \`PATCH /course\` says principle, number and last day of the certification; learners get them with the next publish.
2. \`POST /qualification-proof\` adds a proof of qualification of whoever leads the course, \`PATCH /qualification-proof\` says until when it holds. Only the creator and admins read them.
3. \`advice\` of \`GET /course/changes\` names what is missing; \`GET /certifications\` shows admins the same for every certified course.
4. 90 and 30 days before the last day the creator and the admins get a mail. After it nobody begins the course: \`can_begin\` is false, its lectures are \`locked\` with the reason \`course_closed\`, and \`POST /redo-course\` is 409 \`course_closed\`. Who has begun goes on to the end. Publishing a later day opens it again.`,
  },
  {
    name: 'Lectures',
    description: `The chapters and lectures of a draft, for whoever may edit it. All ids are those of the draft: a \`chapter-id\` comes from \`PUT /chapter\` or \`GET /chapters/dev\`, a \`video-id\` (any lecture has one, of whatever type) from \`PUT /video\`, \`GET /videos/dev\` or \`GET /chapters-videos/dev\`.

1. \`PUT /chapter\` adds a chapter, \`PUT /video\` a lecture in it; \`type\` is \`video\`, \`richText\` or \`quiz\` and stays.
2. A film: \`PUT /video/upload-link\`, see Videos and files. A text: \`PUT /video/rich-text\`. A quiz: \`PUT /video/quiz\`.
3. \`PATCH /chapter/order\` and \`PATCH /video/order\` take all ids in their new order; 409 \`order_out_of_date\` when the list is not what is there: read it again.
4. \`DELETE /chapter\` and \`DELETE /video\` take something out of the draft; \`GET /part-learners\` says beforehand how many people have done it. \`POST /chapter/restore\` and \`POST /video/restore\` take that back for 30 days; \`GET /deleted-parts\` says what lies in the bin.

Courses, chapters, lectures, texts and quizzes answer a \`version\`. Sent back as \`based_on\`, it keeps two people from overwriting each other: 409 \`edited_meanwhile\` has as details the \`version\` that stands there and, as \`edited\`, who wrote it and when.`,
  },
  {
    name: 'Videos and files',
    description: `**A film**

1. \`PUT /video/upload-link\` with the id of a draft lecture answers \`upload_url\`. A lecture of the type \`richText\` takes films too: they stand in its text by their \`video_upload_id\`.
2. Upload to that address with any tus 1.0 client. Without one: \`POST\` to it with the headers \`Tus-Resumable: 1.0.0\` and \`Upload-Length\`, then \`PATCH\` with \`Tus-Resumable\`, \`Upload-Offset\` and \`Content-Type: application/offset+octet-stream\`. The address is signed; no login is needed.
3. \`DELETE /video/upload\` gives it up, also while it is processed. A lecture that has a film keeps it until the new one is ready; \`PUT /video/former-film\` goes back to it. \`GET /video-space\` says what films use of what one may have.
4. When the film is done or has failed, the WebSocket \`/video-upload-done\` says so, and \`GET /uploads\` lists it. Until then \`upload\` of \`GET /video/dev\` tells how far it is; afterwards the film is \`media\` there.
5. \`PUT /caption\` sets captions in a language. \`POST /attachment\` adds a handout.
6. \`GET /watch\` answers the signed address of an HLS playlist. 425 \`not_processed_yet\` until the first size can be watched.

**A picture:** \`POST /image-upload\` answers an id. Give it to whatever has an \`image_id\`, and read it with \`GET /image\` or \`GET /thumbnail\` (425 for a moment).`,
  },
  {
    name: 'Learning',
    description: `All ids are those of live courses, chapters and lectures.

1. \`GET /courses\` lists what one may take. \`GET /chapters-videos\` shows a course with everything in it; \`locked\` says why something is not open yet (opening it is 403 \`locked\`).
2. \`GET /course-start\` says what is confirmed before the first lecture: that no contraindication applies, and where a contract was concluded here, that the course begins within the withdrawal period. \`POST /course-start\` confirms it; until then every lecture is 403 \`start_not_confirmed\`. \`GET /orders\` names the contracts and until when they can be withdrawn from.
3. \`GET /video\` opens a lecture; the first one opened begins the participation. Its content: \`GET /watch\`, \`GET /video/rich-text\`, or the quiz below.
4. \`POST /video/progress\` reports how far one is. A text is done at \`progress\` 1. Of a film, \`watched\` counts: the seconds really played, at most two for each second that has passed since the film was opened or last reported. A film is done at its \`required_share\`, and its progress is 1 then.
5. A quiz: \`POST /quiz/attempt\`, \`PATCH /quiz/attempt\` for each answer, \`POST /quiz/attempt/submit\`. \`GET /quiz/attempts\` shows former ones and whether another is possible. A quiz is done when passed, never by a report.
6. With the last lecture the course is finished by itself. \`POST /course-finish\` finishes it from the share on that its rule of participation asks for (\`attendance\` of \`GET /course\`); 400 \`course_not_finished\` before.
7. \`POST /user-finish\` confirms the participation: see Certificates.
8. In a later calendar year \`POST /redo-course\` begins anew; \`GET /redo-course\` says from when. \`GET /course-participations\` keeps them all.

**A search:** \`GET /course/passages\` finds where in the open lectures of a course something is said, with the second, or written.

**A pause:** \`GET /course-pause\` says how long a timed course may be paused, and with \`until\` when its chapters would open then; \`POST /course-pause\` begins one, \`DELETE /course-pause\` ends it early.`,
  },
  {
    name: 'Calendar',
    description: `The days of the courses one takes: chapters that open, live appointments, the last day to begin, certificates to fetch.

- \`GET /calendar\`: the coming weeks, and what has been open since last week. \`GET /calendar/file\`: the next one of a course as a file.
- \`PUT /calendar-feed\` answers the secret address that a calendar subscribes to, and the next time a new one; \`GET /calendar-feed\` shows it, \`DELETE /calendar-feed\` ends it. \`GET /calendar.ics\` is what stands behind it.`,
  },
  {
    name: 'Certificates',
    description: `1. A course is finished (see Learning; \`can.confirm\` of \`GET /course\` says that the certificate is still to come).
2. \`GET /certificate-declarations\` says what is signed; its \`version\` goes along. \`POST /user-finish\` confirms the participation with personal data and a signature, and answers the certificate. What \`PATCH /user\` has stored need not be sent again. 422 names each missing field.
3. \`GET /certificate/file\` is the PDF, \`GET /certificate/picture\` a page of it as a picture. \`GET /certificates\` lists one’s own.
4. \`GET /certificate-check\` confirms a printed number to anybody.

A certificate never changes. Where something on it is wrong, \`POST /certificate/reissue\` issues a new one that replaces it; \`history\` of \`GET /certificate\` shows them all. The first one of a person in a calendar year counts as a finish for the society the person belongs to: see Money.`,
  },
  {
    name: 'Forum',
    description: `Each course with \`forum_enabled\` has a forum for its learners and whoever leads it; ids are those of live courses. Elsewhere calls are 403 \`forum_off\`.

1. \`POST /thread\` begins a topic, \`GET /threads\` lists them.
2. \`GET /thread-posts\` reads one; \`PUT /thread-post\` answers, or with \`post_id\` edits an own post.
3. \`PATCH /thread\` marks the solution, pins or locks. \`PATCH /thread/standing\` follows and notes what was read.
4. \`POST /thread-post/report\` reports a post. Whoever leads the course sees it in \`GET /forum/reports\` and decides with \`PATCH /forum/reports\`.`,
  },
  {
    name: 'Care',
    description: `How whoever leads a course looks after those who take it; ids are those of live courses.

1. \`POST /appointment\` makes a live appointment and, where wanted, tells everybody by mail; \`PATCH /appointment\` moves or cancels it.
2. \`GET /appointments\` lists them, for whoever takes or leads the course; \`PATCH /appointment/attendance\` notes who was there.
3. A learner asks with \`POST /care-question\`, private between the two. It waits in \`GET /care-inbox\`; \`POST /care-question/answer\` answers it, with the minutes that took, and \`PATCH /care-question\` takes it from the inbox without words.
4. \`POST /care-contact\` enters a call.
5. \`GET /care-record\` adds up the minutes of every participation; each needs 24. \`GET /care-record/file\` is the proof for an inspection.

Where a course has \`questions_enabled\` off, asking is 403 \`questions_off\`.`,
  },
  {
    name: 'Accesses',
    description: `An access lets people take courses. It serves either single people or whole societies.

1. \`POST /access\` with \`course_ids\` (draft or live).
2. People get it by \`POST /access/user\`, by taking an invitation (\`POST /access/invitations\` mails the link, \`GET /invitations\` shows it to whoever has an account), or from its public page \`/access/{access-id}\`: somebody new registers with \`access_id\`, somebody logged in calls \`POST /access/join\`. After \`open_until\` nobody new gets in. With \`for_societies\` it is \`POST /access/society\` instead; giving such an access to a person is 409 \`societies_enabled\`. \`POST /access/code\` makes a code with a limit and an end of its own; an access with \`needs_code\` is taken with one only, or by whose address was invited to it; for them \`GET /access\` says that none is needed.
3. \`PUT /landing-page/draft\` keeps the page while it is made, \`POST /landing-page/file\` a file it offers, \`POST /landing-page/publish\` shows it to visitors (\`PUT /landing-page\` does both at once); \`GET /access\` and \`GET /landing-page\` are what a visitor reads.
4. \`PATCH /default-ids\` makes accesses everybody’s.`,
  },
  {
    name: 'Search',
    description:
      'Courses by their words, across what one may take and what one may edit: `GET /search-courses`. Lists have a `search` of their own.',
  },
  {
    name: 'Societies',
    description: `A society is a community (a club; \`POST /society\` or \`POST /sync-societies\`, by admins) or somebody’s own (\`POST /own-society\`). Its id comes from there, from \`GET /search-societies\`, \`GET /societies\` (admins) or \`GET /sales-performance\`.

1. Its \`referral_link\` (of \`GET /society\`) brings people in: who registers with its id as \`referrer\` is a member. \`POST /referral-visit\` counts that the link was opened.
2. Members finish courses: \`GET /users-in-society\`, \`GET /user-finishes\`.
3. Levels say what a finish earns. \`POST /society-level\` without a society adds a default level; a society with levels of its own uses only those (\`GET /society-levels\`). \`PUT /society-levels\` sets all at once and, with \`dry_run\`, says before who would move. From the lowest \`start\` on the tiers are iron, bronze, silver, gold, platinum, diamond.
4. \`GET /society-level-promotions\` tells when a level was reached in a year.

\`POST /society-admin\` lets more people lead a community. \`GET /society-removal\` says what is in the way of removing it, \`POST /society/merge\` leads all of it to another one. What it earned stands under Money.`,
  },
  {
    name: 'Money',
    description: `What finishes earn. Amounts are euro cents; a year is a calendar year in Europe/Berlin.

1. The n-th finish of a year earns \`income_per_user\` of the level with the greatest \`start\` ≤ n. It belongs to the year in which the course was finished, and what it earned stays when levels change. Each person counts once a year, also when that finish was reversed.
2. The \`bonus\` of the highest level reached is booked within an hour after the year’s end, and made up for when a finish of that year is confirmed later.
3. \`GET /sales-performance\` shows tier, earnings and what a payout lacks (\`payout.obstacles\`); \`GET /society/transactions\` is the ledger.
4. \`POST /transaction-request\` asks for a payout: whole euros, at least \`limits.minimum_finishes\` (of \`GET /system-config\`) finishes in that year, not more than is available, with name and IBAN of the owner on file (\`PATCH /user\`).
5. An admin reads \`GET /transaction/requests\`, or \`GET /transaction-requests\` by stage, and one of them with \`GET /transaction-request\`; then books (\`POST /society/transaction\`, several with \`POST /society/transactions\`) or refuses (\`POST /society/transaction-refusal\`). Both take the id of the request, and the requester and the owner of the society are told by mail; \`POST /transaction-request/mail-preview\` shows that mail.
6. Booked payouts go to the bank as a file: \`PUT /payout-account\` once, then \`GET /sepa-export/preview\`, \`POST /sepa-export\` and \`GET /sepa-export\`. What the bank sends back is \`POST /society/payout-return\`; the request is open again.
7. Once \`PUT /document-issuer\` says who issues them, each booked payout gets a document by what the owner declared (\`POST /payee-declaration\`): \`GET /payout-documents\`, \`GET /payout-document\`. The payee objects with \`POST /payout-document/objection\`; an admin decides (\`POST /payout-document/objection-decision\`), cancels (\`POST /payout-document/cancellation\`) and issues anew (\`POST /payout-document\`). \`GET /payee-years\` sums them up by payee for a tax adviser.

\`GET /sales-channels\`, \`GET /sales-promotions\` and \`GET /sales-remarks\` show admins what recommending brings, who rose, and what looks odd; \`POST /sales-remark/settle\` says that it is in order. \`GET /society/balance\` is the money of one society in a year.

\`POST /society/correction\` adds or takes away; \`POST /society/reversal\` takes a transaction back.`,
  },
  {
    name: 'Retention',
    description: `How long each kind of data is kept. What is announced and what is deleted is found by the same conditions.

1. \`GET /retention\` lists every kind with its period, how many there are, how many are due now and within 30 days, and how the last run ended.
2. \`GET /retention-preview\` says what another period would mean before it is set.
3. \`PATCH /retention\` sets it, with a reason that stays in the audit log; \`based_on\` is the \`version\` that was read.
4. A run happens every night. \`POST /retention-run\` begins one at once; \`last_run.finished_at\` says when it is over, \`taken\` what it deleted.`,
  },
  {
    name: 'Withdrawals',
    description: `Withdrawing from a contract, as the law wants it: in two steps, without an account. In use while the setting \`withdrawals\` is on.

1. \`POST /withdrawal\` takes the declaration, open to everybody; the receipt with its content, day and time goes to the e-mail that was given.
2. An admin reads \`GET /withdrawals\`, and with \`GET /withdrawal\` who it may be from and which courses they have, each with the last day to withdraw.
3. \`PATCH /withdrawal\` accepts it, which takes the named courses and books back what they earned, or declines it with a reason. The person is told by mail.

Whoever gets an access anew (\`POST /access/join\`, \`POST /access/user\`) has its courses again.`,
  },
  {
    name: 'Reports',
    description: `Reporting content, open to everybody, as the Digital Services Act wants it. In use while the setting \`reports\` is on. Posts of a forum can besides be reported to whoever leads the course (\`POST /thread-post/report\`).

1. \`POST /content-report\` takes the report of an address of the platform; the receipt goes to the e-mail that was given. What a post says then is kept with it.
2. An admin reads \`GET /content-reports\`, and with \`GET /content-report\` what was reported and whose it is.
3. \`PATCH /content-report\` decides, once, with reasons. Who reported is told by mail; so is whose content was taken down or restricted, without learning who reported it.

\`GET /content-report-years\` counts them a year.`,
  },
  {
    name: 'Insurances',
    description: `The health insurances people choose from: \`GET /insurances\`, everybody. Admins add them with \`POST /insurance\`, those of a list with \`POST /insurances/import\`, and change them with \`PATCH /insurance\`; one that is no longer \`active\` stays with whoever has it. A \`private\` one takes free text as insurance number, every other a right KVNR. \`GET /admin/insurances\` tells admins how many people have each, \`GET /admin/insurance\` one of them. \`POST /insurance/merge\` gives the members of one to another, after \`GET /insurance/merge\` said how many; \`DELETE /insurance\` is for one nobody has. Who does not find theirs names it as \`insurance_other\`.`,
  },
  {
    name: 'Settings and texts',
    description: `What admins decide about the platform, and everybody reads.

- \`GET /settings\`, \`PATCH /settings\` (\`GET /settings/last-edit\`: by whom), \`PUT /general-image\`: name, colour, pictures, and which parts are in use.
- \`GET /provider\`, \`PUT /provider\`: who offers the courses and signs the certificates; for admins. \`GET /certificate/specimen\` shows how one would look.
- \`GET /system-config\`: limits and features of this installation. It needs no login and is what a client reads first.
- \`GET /legal\`, \`PATCH /legal\`, \`GET /legal/versions\` (drafts: \`GET /legal/draft\`, \`PUT /legal/draft\`, \`DELETE /legal/draft\`): imprint, privacy, terms of use, each in versions.
- \`GET /notices\`, \`PUT /contact-points\`, \`PUT /accessibility-statement\`: whom one writes to, and what the accessibility statement is made of. \`POST /accessibility-feedback\` tells the operator of a barrier; it needs no login.
- \`GET /ui-texts\`, \`PUT /ui-texts\`: wording of the interface. \`GET /ui-texts/originals\` tells what it was made from.
- \`GET /faq\`, \`PATCH /faq\`: questions and answers, the whole list at once.`,
  },
  {
    name: 'Mail',
    description: `1. \`GET /templates\` lists what mails (and the certificate) are made from, with the variables each may use.
2. \`POST /template/preview\` (and \`POST /certificate/preview\`, on paper) shows a wording with sample data, \`PUT /template\` keeps it. \`GET /template/versions\` tells what it said before. \`PUT /template/sending\` switches a mail off that is \`optional\`.
3. \`POST /mail\` sends oneself one, to see whether sending works. \`POST /reminder\` reminds people of the courses they began; \`GET /reminder/preview\` shows it as one of them would get it, \`GET /reminder-runs\` what came of it, and \`PUT /reminder-rule\` (\`GET /reminder-rule\`) has reminders go by themselves.

\`GET /mails\` is the outbox: what became of each, with masked addresses. \`GET /mail\` shows one and is logged, \`GET /mails/state\` counts what waits and failed, \`POST /mails/retry\` sends failed ones once more, \`POST /mails/dismiss\` gives them up.

\`GET /dev/outbox\` holds what would have been sent, where no mail server is set.`,
  },
  {
    name: 'Remotes',
    description: `The parts of the interface, each released on its own.

1. \`POST /deploy-token\` (admins) makes a token for one remote; its pipeline sends it as bearer.
2. \`POST /remote-release\` registers a build. Nobody gets it yet; \`dry_run\` only checks. \`GET /remote-preview\` gives an address to look at it.
3. \`POST /remote-change\` activates it for everybody or rolls it out to some, with the \`revision\` of \`GET /remote\`. The same call rolls back and switches off.
4. Browsers tell with \`POST /remote-health\` how loading went; \`GET /remotes\` shows the figures, \`GET /remote-changes\` who did what.
5. With \`POST /remote-errors\` they tell what went wrong in a page. \`GET /remote-errors\` shows it to the team. \`PUT /remote-webhook\` says where it is told, \`GET /remote-webhook\` how that went.
6. \`PUT /remote-flag\` switches a flag that a remote declares.
7. \`GET /remote-matrix\` says which releases run in which releases of the shell.`,
  },
  {
    name: 'Operation',
    description:
      'For whoever runs the platform: `GET /health` and `GET /ready` for the machine in front of it, `GET /metrics` for Prometheus. `GET /admin/overview` tells admins what waits, `GET /admin/figures` what happened lately, `GET /jobs` what runs in the background and how it ended; `POST /jobs/run` runs one now, `GET /failed-films` names the films that cannot be shown. `GET /admin/search` finds whatever admins look after. `POST /echo` answers what it was sent, to try a client.',
  },
] as const

/** A heading of the document. */
export type Heading = (typeof journeys)[number]['name']
