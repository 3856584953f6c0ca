-- Courses, chapters and lectures (called videos on the wire). One table each for drafts and live copies:
-- a draft has dev_id null, a live copy points to its draft and keeps its own id from one publish to the next.
create table courses (
  id uuid primary key,
  dev_id uuid unique references courses (id) on delete cascade,
  owner_id uuid not null references users (id),
  title text not null,
  description text not null default '',
  outcomes jsonb not null default '[]',
  image_id uuid,
  price_cents integer not null default 0 check (price_cents >= 0),
  minors_only boolean not null default false,
  ninox_id text,
  time_alternative_text text not null default '',
  instructor_name text not null default '',
  instructor_qualification text not null default '',
  unlock_mode text not null default 'all' check (unlock_mode in ('all', 'in_order', 'timed')),
  unlock_days integer not null default 7 check (unlock_days between 1 and 90),
  forum_enabled boolean not null default true,
  -- drafts only: set while the course is going live, waiting for its videos
  going_live_since timestamptz,
  -- live copies only
  published_at timestamptz,
  retired_at timestamptz,
  -- raised by every change of the draft's tree, for "somebody else changed it"
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null default ''
);
create index courses_owner on courses (owner_id, updated_at desc, id) where dev_id is null;

create table chapters (
  id uuid primary key,
  dev_id uuid unique references chapters (id) on delete set null,
  course_id uuid not null references courses (id) on delete cascade,
  position integer not null,
  title text not null,
  description text not null default '',
  image_id uuid,
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index chapters_course on chapters (course_id, position);

create table media_assets (
  id uuid primary key,
  owner_id uuid not null references users (id),
  -- the draft lecture the file was uploaded for
  video_id uuid,
  file_name text not null default '',
  bytes bigint not null default 0,
  -- uploading → processing → ready | failed
  state text not null check (state in ('uploading', 'processing', 'ready', 'failed')),
  failure text,
  -- processing: share done, 0..1
  progress real not null default 0,
  duration_seconds double precision,
  width integer,
  height integer,
  has_audio boolean,
  -- the renditions that can be watched, lowest first: [{ height, width, bandwidth, codecs }]
  renditions jsonb not null default '[]',
  thumbnail_image_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index media_assets_owner on media_assets (owner_id, created_at desc);
create index media_assets_video on media_assets (video_id);

create table videos (
  id uuid primary key,
  dev_id uuid unique references videos (id) on delete set null,
  chapter_id uuid not null references chapters (id) on delete cascade,
  course_id uuid not null references courses (id) on delete cascade,
  position integer not null,
  type text not null check (type in ('video', 'richText', 'quiz')),
  title text not null,
  description text not null default '',
  -- minutes a lecture without a film takes, as the creator states it
  minutes integer check (minutes between 0 and 600),
  image_id uuid,
  required_share real not null default 0.9 check (required_share between 0.01 and 1),
  asset_id uuid references media_assets (id) on delete set null,
  -- richText: the document; quiz: settings and questions
  rich_text jsonb,
  quiz jsonb,
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index videos_chapter on videos (chapter_id, position);
create index videos_course on videos (course_id);
create index videos_asset on videos (asset_id);

create table captions (
  id uuid primary key,
  video_id uuid not null references videos (id) on delete cascade,
  language text not null,
  label text not null,
  vtt text not null,
  created_at timestamptz not null default now(),
  unique (video_id, language)
);

create table course_publications (
  id uuid primary key,
  course_id uuid not null references courses (id) on delete cascade,
  number integer not null,
  published_by uuid references users (id) on delete set null,
  published_at timestamptz not null default now(),
  -- the whole tree as it was published; restoring writes it back into the draft
  snapshot jsonb not null,
  unique (course_id, number)
);

create table upload_notifications (
  video_upload_id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  video_id uuid not null,
  name text not null,
  thumbnail uuid,
  success boolean not null,
  failure text,
  seen boolean not null default false,
  created_at timestamptz not null default now()
);
create index upload_notifications_user on upload_notifications (user_id, created_at desc);
