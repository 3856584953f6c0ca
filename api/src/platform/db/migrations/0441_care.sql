-- Questions of learners to whoever leads their course, private between the two.
create table care_questions (
  id uuid primary key,
  -- the live copy, as is the lecture it was asked in
  course_id uuid not null references courses (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  video_id uuid references videos (id) on delete set null,
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  -- since when an answer is waited for, and the day until which it was promised
  waiting_since timestamptz,
  due_on date,
  unread_by_learner boolean not null default false,
  unread_by_leader boolean not null default true,
  created_at timestamptz not null,
  last_message_at timestamptz not null,
  check ((state = 'open') = (waiting_since is not null)),
  check ((state = 'open') = (due_on is not null))
);
create index care_questions_learner on care_questions (user_id, course_id, last_message_at desc, id desc);
create index care_questions_open on care_questions (waiting_since, id) where state = 'open';
create index care_questions_course on care_questions (course_id, last_message_at desc, id desc);
create index care_questions_video on care_questions (video_id);

create table care_messages (
  id uuid primary key,
  question_id uuid not null references care_questions (id) on delete cascade,
  by_leader boolean not null,
  author_id uuid references users (id) on delete set null,
  text text not null,
  -- what whoever leads the course says the answer took
  minutes integer not null default 0 check (minutes between 0 and 600),
  created_at timestamptz not null,
  check (by_leader or minutes = 0)
);
create index care_messages_question on care_messages (question_id, created_at, id);
create index care_messages_author on care_messages (author_id);

-- Who was at a live appointment.
create table appointment_attendance (
  appointment_id uuid not null references appointments (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  primary key (appointment_id, user_id)
);
create index appointment_attendance_user on appointment_attendance (user_id);

-- Calls and conversations, as whoever leads the course enters them.
create table care_contacts (
  id uuid primary key,
  course_id uuid not null references courses (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('telephone', 'conversation', 'other')),
  day date not null,
  minutes integer not null check (minutes between 1 and 600),
  note text not null default '',
  entered_by uuid references users (id) on delete set null,
  created_at timestamptz not null
);
create index care_contacts_person on care_contacts (course_id, user_id, day desc, id desc);
create index care_contacts_user on care_contacts (user_id);
create index care_contacts_entered_by on care_contacts (entered_by);

-- Every minute of care there was, by day in Berlin: the one truth that lists, the proof and its sums are made from.
create view care_minutes as
  select question.course_id, question.user_id, 'answer' as source,
    (message.created_at at time zone 'Europe/Berlin')::date as day, message.minutes
  from care_messages as message join care_questions as question on question.id = message.question_id
  where message.by_leader
  union all
  select appointment.course_id, attendance.user_id, 'appointment',
    (appointment.starts_at at time zone 'Europe/Berlin')::date, appointment.minutes
  from appointment_attendance as attendance join appointments as appointment on appointment.id = attendance.appointment_id
  where not appointment.cancelled
  union all
  select course_id, user_id, 'contact', day, minutes from care_contacts;

-- What an inspection asks for about participants whose accounts are gone: minutes, and nothing about the person.
create table former_care (
  id uuid primary key,
  course_id uuid not null references courses (id) on delete cascade,
  started_on date not null,
  finished_on date,
  appointment_minutes integer not null,
  contact_minutes integer not null,
  answer_minutes integer not null
);
create index former_care_course on former_care (course_id, started_on, id);
