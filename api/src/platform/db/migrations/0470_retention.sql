-- Each run that deletes what has been kept for its period: how many rows of each kind it took, never what was in them.
create table retention_runs (
  id uuid primary key,
  begun_at timestamptz not null,
  -- who wanted it at once; null for the nightly one
  started_by uuid references users (id) on delete set null,
  finished_at timestamptz,
  taken jsonb not null default '{}',
  -- kinds at which something went wrong
  failed jsonb not null default '[]'
);
create index retention_runs_begun on retention_runs (begun_at desc, id desc);
create index retention_runs_started_by on retention_runs (started_by);
-- One at a time, in whichever process; one that was interrupted goes on.
create unique index retention_runs_running on retention_runs ((true)) where finished_at is null;

-- When somebody was warned that their account goes unless they come back.
alter table users add column expiry_warned_at timestamptz;

-- What a withdrawal took stays taken when the case itself is deleted.
alter table withdrawn_courses alter column withdrawal_id drop not null;
alter table withdrawn_courses drop constraint withdrawn_courses_withdrawal_id_fkey;
alter table withdrawn_courses add constraint withdrawn_courses_withdrawal_id_fkey
  foreign key (withdrawal_id) references withdrawals (id) on delete set null;

-- A bank file goes once its accounts need not be kept any longer; that there was one stays.
alter table sepa_exports alter column file_encrypted drop not null;

create index mails_done on mails (created_at) where state <> 'queued';
create index quiz_attempts_begun on quiz_attempts ((coalesce(submitted_at, started_at)));
create index forum_posts_deleted on forum_posts (deleted_at) where deleted_at is not null;
create index access_invitations_invited on access_invitations (invited_at);

-- Jobs that the nightly run does now.
do $$ begin
  if to_regclass('jobs.schedule') is not null then
    delete from jobs.schedule where name in ('media.remove-unused', 'remotes.forget-votes');
  end if;
end $$;
