-- Who may take which course, and how far they are.
create table accesses (
  id uuid primary key,
  owner_id uuid not null references users (id),
  name text not null,
  -- serves whole societies instead of single users
  for_societies boolean not null default false,
  landing_page jsonb,
  landing_page_image_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null default ''
);
create index accesses_owner on accesses (owner_id, created_at desc);

-- Accesses grant live courses; the course is named by its draft, which exists before the first publish.
create table access_courses (
  access_id uuid not null references accesses (id) on delete cascade,
  course_id uuid not null references courses (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (access_id, course_id)
);
create index access_courses_course on access_courses (course_id);

create table access_users (
  access_id uuid not null references accesses (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (access_id, user_id)
);
create index access_users_user on access_users (user_id);

create table access_societies (
  access_id uuid not null references accesses (id) on delete cascade,
  society_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (access_id, society_id)
);
create index access_societies_society on access_societies (society_id);

-- Accesses everybody has.
create table default_accesses (
  access_id uuid primary key references accesses (id) on delete cascade
);

create table participations (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- the live copy
  course_id uuid not null references courses (id) on delete cascade,
  number integer not null default 1,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (user_id, course_id, number)
);
create index participations_course on participations (course_id);

create table lecture_progress (
  participation_id uuid not null references participations (id) on delete cascade,
  -- the live copy, which keeps its id from publish to publish
  video_id uuid not null references videos (id) on delete cascade,
  -- union of the seconds really played; the share done is computed from it
  watched nummultirange not null default '{}',
  progress real not null default 0 check (progress between 0 and 1),
  position_seconds double precision not null default 0,
  opened_at timestamptz not null default now(),
  reported_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (participation_id, video_id)
);
create index lecture_progress_video on lecture_progress (video_id);
