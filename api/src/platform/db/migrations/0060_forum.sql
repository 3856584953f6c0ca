-- The forum of a course: topics, their posts, who follows and has read what, and what was reported.
create table forum_threads (
  id uuid primary key,
  -- the live copy, as is the lecture the topic was begun beside
  course_id uuid not null references courses (id) on delete cascade,
  video_id uuid references videos (id) on delete set null,
  author_id uuid references users (id) on delete set null,
  label text not null check (label in ('question', 'experience', 'announcement')),
  title text not null,
  pinned boolean not null default false,
  locked boolean not null default false,
  solution_post_id uuid,
  created_at timestamptz not null default now(),
  -- when the newest post was written: what lists are sorted by
  last_post_at timestamptz not null default now(),
  search_text text not null default ''
);
create index forum_threads_course on forum_threads (course_id, pinned desc, last_post_at desc, id desc);
create index forum_threads_video on forum_threads (video_id, pinned desc, last_post_at desc, id desc);
create index forum_threads_author on forum_threads (author_id);
create index forum_threads_search on forum_threads using gin (search_text gin_trgm_ops);

create table forum_posts (
  id uuid primary key,
  thread_id uuid not null references forum_threads (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  -- the post it answers
  referrer_id uuid references forum_posts (id) on delete set null,
  -- the one that began the topic
  opening boolean not null default false,
  anonymous boolean not null default false,
  text text not null,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  -- a placeholder from then on, its text is gone
  deleted_at timestamptz,
  deleted_by text check (deleted_by in ('author', 'moderator')),
  search_text text not null default '',
  check ((deleted_at is null) = (deleted_by is null))
);
create index forum_posts_thread on forum_posts (thread_id, created_at, id);
create unique index forum_posts_opening on forum_posts (thread_id) where opening;
create index forum_posts_author on forum_posts (author_id);
create index forum_posts_referrer on forum_posts (referrer_id);
create index forum_posts_created on forum_posts (created_at);
create index forum_posts_search on forum_posts using gin (search_text gin_trgm_ops);

alter table forum_threads add constraint forum_threads_solution
  foreign key (solution_post_id) references forum_posts (id) on delete set null;
create index forum_threads_solution on forum_threads (solution_post_id);

-- How a person stands towards a topic.
create table forum_thread_standings (
  thread_id uuid not null references forum_threads (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- null: as it is by default
  followed boolean,
  -- what came before they began to follow is not mailed
  followed_since timestamptz,
  read_at timestamptz,
  primary key (thread_id, user_id)
);
create index forum_thread_standings_user on forum_thread_standings (user_id);

-- How a person stands towards a course's forum.
create table forum_standings (
  course_id uuid not null references courses (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- of new topics; null: as it is by default
  followed boolean,
  followed_since timestamptz,
  -- everything until then counts as read
  read_until timestamptz,
  primary key (course_id, user_id)
);
create index forum_standings_user on forum_standings (user_id);

create table forum_reports (
  id uuid primary key,
  post_id uuid not null references forum_posts (id) on delete cascade,
  reporter_id uuid references users (id) on delete set null,
  reason text not null check (reason in ('insult', 'advertising', 'private', 'dangerous', 'other')),
  note text not null default '',
  -- the post as it was when it was reported
  text text not null,
  created_at timestamptz not null default now(),
  state text not null default 'open' check (state in ('open', 'accepted', 'rejected')),
  decided_at timestamptz,
  decided_by uuid references users (id) on delete set null
);
create unique index forum_reports_once on forum_reports (post_id, reporter_id) where state = 'open';
create index forum_reports_post on forum_reports (post_id, state);
create index forum_reports_reporter on forum_reports (reporter_id);

-- How often a person wants mail about what they follow.
create table forum_mail_choices (
  user_id uuid primary key references users (id) on delete cascade,
  digest text not null check (digest in ('each', 'daily', 'weekly', 'off')),
  -- posts until then are told, or were not wanted
  told_until timestamptz
);
