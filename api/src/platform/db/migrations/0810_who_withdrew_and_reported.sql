-- Whose account a withdrawal or a report came from: addresses change, and two accounts become one.
alter table withdrawals add column user_id uuid references users (id) on delete set null;
alter table content_reports add column user_id uuid references users (id) on delete set null;
update withdrawals set user_id = users.id from users where lower(users.email) = lower(withdrawals.email);
update content_reports set user_id = users.id from users where lower(users.email) = lower(content_reports.email);
create index withdrawals_user on withdrawals (user_id) where user_id is not null;
create index content_reports_user on content_reports (user_id) where user_id is not null;

-- An open one of somebody who left is still answered; after that nothing is left of them.
alter table withdrawals add column forget_once_decided boolean not null default false;
alter table content_reports add column forget_once_decided boolean not null default false;
