-- Whether somebody wants to be reminded by mail of a course that waits for them.
alter table users add column wants_reminders boolean not null default true;
