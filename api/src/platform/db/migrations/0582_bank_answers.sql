-- The answers of banks that were read: each file once. What they did stands in the ledger and with the requests.
create table bank_answers (
  id uuid primary key,
  -- of the whole file, so that the same one is known again
  fingerprint text not null unique,
  kind text not null check (kind in ('pain.002', 'camt.053', 'camt.054')),
  message_id text not null,
  returned integer not null,
  confirmed integer not null,
  read_by uuid references users (id) on delete set null,
  read_at timestamptz not null
);
create index bank_answers_latest on bank_answers (read_at desc, id desc);

-- When a bank said that it took a payment.
alter table payout_requests add column confirmed_at timestamptz;
