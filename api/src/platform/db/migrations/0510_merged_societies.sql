-- A society is changed by two admins at once, and merged into another one.
alter table societies
  add column edited_at timestamptz,
  add column edited_by uuid references users (id) on delete set null,
  add column merged_into uuid references societies (id);
create index societies_merged on societies (merged_into) where merged_into is not null;
create index societies_created on societies (created_at, id) where deleted_at is null;

-- Finishes of the current year change over; those that came from elsewhere count before the society's own.
alter table society_finishes add column merged_at timestamptz;
create index society_finishes_latest on society_finishes (society_id, finished_at desc);

-- What can be requested passes from one ledger to the other.
alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check
  check (kind in ('finish', 'bonus', 'request', 'refusal', 'payout', 'correction', 'reversal', 'transfer'));
