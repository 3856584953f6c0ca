-- The texts that learners confirm before a course, each kept once under the SHA-256 of its lines.
create table start_texts (
  hash text primary key,
  lines jsonb not null
);

-- What somebody confirmed before they began a course (the live copy), for their participation of this number:
-- `contraindications`, that none of the lines applies; `early_start`, that it begins before the withdrawal period ends.
-- That something does apply is never stored.
create table start_confirmations (
  user_id uuid not null references users (id) on delete cascade,
  course_id uuid not null references courses (id) on delete cascade,
  number integer not null,
  kind text not null check (kind in ('contraindications', 'early_start')),
  text_hash text not null references start_texts (hash),
  confirmed_at timestamptz not null,
  primary key (user_id, course_id, number, kind, text_hash, confirmed_at)
);
create index start_confirmations_course on start_confirmations (course_id);
create index start_confirmations_text on start_confirmations (text_hash);
