-- Since when somebody who was added by an admin may set the first password of their account.
alter table users add column invited_at timestamptz;
