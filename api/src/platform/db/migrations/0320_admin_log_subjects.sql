-- The log holds what admins do about societies and the platform, too. A society is named as it is called when the log
-- is read: the name of somebody's own group goes with their account.
alter table admin_log add column society_id uuid references societies (id);
alter table admin_log add column subject text not null default '';
create index admin_log_society on admin_log (society_id, at desc, id desc);
