-- Mails belong to whom they are to, under whatever address, and may tell about somebody else.
alter table mails add column user_id uuid references users (id) on delete cascade;
alter table mails add column about_user_id uuid references users (id) on delete set null;
update mails set user_id = users.id from users where lower(users.email) = lower(mails.to_address);
create index mails_user on mails (user_id);
create index mails_about on mails (about_user_id) where about_user_id is not null;

-- What was never paid keeps no account.
alter table payout_requests alter column iban_encrypted drop not null;

-- Who was counted in a year, as a keyed hash that outlives the account until the year ends (decision 0282).
alter table society_finishes add column person_mark text;
create unique index society_finishes_mark on society_finishes (year, person_mark) where person_mark is not null;

-- The ledger is append-only, also for truncate.
create trigger ledger_entries_no_truncate before truncate on ledger_entries
  for each statement execute function refuse_ledger_change();
create trigger ledger_transactions_no_truncate before truncate on ledger_transactions
  for each statement execute function refuse_ledger_change();
create trigger ledger_accounts_no_truncate before truncate on ledger_accounts
  for each statement execute function refuse_ledger_change();
