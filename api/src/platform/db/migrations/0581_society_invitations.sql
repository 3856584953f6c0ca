-- Whom a society invited by mail: a keyed hash of the address, so that nobody is mailed twice within the pause and
-- whoever registers without the link still counts for it.
create table society_invitations (
  society_id uuid not null references societies (id) on delete cascade,
  email_mark text not null,
  invited_by uuid references users (id) on delete set null,
  invited_at timestamptz not null,
  primary key (society_id, email_mark)
);
create index society_invitations_mark on society_invitations (email_mark, invited_at desc);
create index society_invitations_latest on society_invitations (society_id, invited_at desc);
