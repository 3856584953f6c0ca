-- Who withdrew from a contract, as it arrived, and what was decided. The number is what the receipt names.
create table withdrawals (
  id uuid primary key,
  number text not null unique,
  received_at timestamptz not null,
  name text not null,
  email text not null,
  contract text not null,
  note text not null default '',
  state text not null default 'open' check (state in ('open', 'accepted', 'declined')),
  decided_at timestamptz,
  decided_by uuid references users (id) on delete set null,
  reason text not null default '',
  search_text text not null
);
create index withdrawals_open on withdrawals (received_at, id) where state = 'open';
create index withdrawals_decided on withdrawals (decided_at desc, id desc) where state <> 'open';
create index withdrawals_email on withdrawals (lower(email));
create index withdrawals_decided_by on withdrawals (decided_by);

-- Courses (drafts, as accesses name them) that a withdrawal took from a person. A later access gives them back.
create table withdrawn_courses (
  user_id uuid not null references users (id) on delete cascade,
  course_id uuid not null references courses (id) on delete cascade,
  withdrawal_id uuid not null references withdrawals (id) on delete cascade,
  withdrawn_at timestamptz not null,
  primary key (user_id, course_id)
);
create index withdrawn_courses_course on withdrawn_courses (course_id);
create index withdrawn_courses_withdrawal on withdrawn_courses (withdrawal_id);
