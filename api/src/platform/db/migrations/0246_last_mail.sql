-- A mail to somebody without an account any more: its row goes as soon as it is sent, or given up.
alter table mails add column forget_once_sent boolean not null default false;
