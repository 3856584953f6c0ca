-- What admins did about other people, and why. Nothing in it is changed; whoever is gone is only gone from it.
create table admin_log (
  id uuid primary key,
  at timestamptz not null,
  admin_id uuid references users (id) on delete set null,
  action text not null,
  user_id uuid references users (id) on delete set null,
  reason text not null default '',
  -- What exactly, without anything secret or about health.
  details jsonb not null default '{}'
);
create index admin_log_at on admin_log (at desc, id desc);
create index admin_log_user on admin_log (user_id, at desc, id desc);
create index admin_log_admin on admin_log (admin_id);

-- When somebody was last reminded of a course they began: nobody is reminded twice within the pause.
alter table users add column reminded_at timestamptz;
