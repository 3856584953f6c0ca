-- The ledger: append-only and double-entry. Every transaction moves euro cents between the four accounts of one society
-- and calendar year (Europe/Berlin), and its entries sum to zero.
create table ledger_accounts (
  id uuid primary key,
  society_id uuid not null references societies (id),
  year integer not null,
  -- where the money comes from (negative) · can be requested · in open requests · paid out
  kind text not null check (kind in ('earned', 'available', 'requested', 'paid')),
  -- the sum of its entries, kept by a trigger
  balance bigint not null default 0,
  unique (society_id, year, kind),
  constraint ledger_balance_not_negative check (kind = 'earned' or balance >= 0)
);

create table ledger_transactions (
  id uuid primary key,
  society_id uuid not null references societies (id),
  year integer not null,
  kind text not null
    check (kind in ('finish', 'bonus', 'request', 'refusal', 'payout', 'correction', 'reversal')),
  -- names what is booked, so that it is booked once
  key text not null unique,
  reason text,
  request_id uuid,
  reverses uuid unique references ledger_transactions (id),
  made_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index ledger_transactions_society on ledger_transactions (society_id, id desc);

create table ledger_entries (
  transaction_id uuid not null references ledger_transactions (id),
  account_id uuid not null references ledger_accounts (id),
  amount bigint not null,
  primary key (transaction_id, account_id)
);
create index ledger_entries_account on ledger_entries (account_id);

create function keep_ledger_balance() returns trigger language plpgsql as $$
begin
  update ledger_accounts set balance = balance + new.amount where id = new.account_id;
  return null;
end $$;
create trigger ledger_entries_balance after insert on ledger_entries
  for each row execute function keep_ledger_balance();

-- At the end of a transaction of the database: the entries sum to zero and stay within their society and year.
create function check_ledger_transaction() returns trigger language plpgsql as $$
declare
  checked uuid := case when tg_table_name = 'ledger_entries' then (to_jsonb(new) ->> 'transaction_id')::uuid
                       else (to_jsonb(new) ->> 'id')::uuid end;
begin
  if not exists (
    select from ledger_entries where transaction_id = checked having count(*) >= 2 and sum(amount) = 0
  ) then
    raise exception 'the entries of ledger transaction % do not sum to zero', checked using errcode = '23514';
  end if;
  if exists (
    select from ledger_entries entry
    join ledger_accounts account on account.id = entry.account_id
    join ledger_transactions booked on booked.id = entry.transaction_id
    where booked.id = checked and (account.society_id, account.year) <> (booked.society_id, booked.year)
  ) then
    raise exception 'ledger transaction % reaches into another society or year', checked using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger ledger_transactions_balanced after insert on ledger_transactions
  deferrable initially deferred for each row execute function check_ledger_transaction();
create constraint trigger ledger_entries_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_transaction();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: a mistake is reversed' using errcode = '23001';
end $$;
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();
create trigger ledger_transactions_no_delete before delete on ledger_transactions
  for each row execute function refuse_ledger_change();
-- Deleting an account takes the person's name off what they booked, nothing else ever changes.
create trigger ledger_transactions_no_update before update on ledger_transactions
  for each row when ((to_jsonb(new) - 'made_by') <> (to_jsonb(old) - 'made_by') or new.made_by is not null)
  execute function refuse_ledger_change();
create trigger ledger_accounts_no_delete before delete on ledger_accounts
  for each row execute function refuse_ledger_change();
-- A balance moves by entries only: from the trigger above, which is one level deep.
create trigger ledger_accounts_no_update before update on ledger_accounts
  for each row when (pg_trigger_depth() = 0) execute function refuse_ledger_change();

-- What a transaction of kind finish stands for; once a person and calendar year.
create table society_finishes (
  transaction_id uuid primary key references ledger_transactions (id),
  society_id uuid not null references societies (id),
  year integer not null,
  -- which finish of the year it was when it was counted
  number integer not null check (number > 0),
  -- null once the account is deleted
  user_id uuid references users (id) on delete set null,
  participation_id uuid references participations (id) on delete set null,
  finished_at timestamptz not null,
  -- the levels that applied when it was counted
  levels jsonb not null,
  unique (user_id, year)
);
create index society_finishes_year on society_finishes (society_id, year, number);
create index society_finishes_participation on society_finishes (participation_id);

-- Files for the bank.
create table sepa_exports (
  id uuid primary key,
  message_id text not null unique,
  payments integer not null,
  total bigint not null,
  -- holds account numbers: encrypted with the key from outside the database
  file_encrypted bytea not null,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now()
);

create table payout_requests (
  id uuid primary key,
  society_id uuid not null references societies (id),
  year integer not null,
  -- whole euros, in cents
  amount bigint not null check (amount > 0 and amount % 100 = 0),
  notes text not null default '',
  state text not null default 'requested' check (state in ('requested', 'booked', 'refused')),
  reason text,
  requested_by uuid references users (id) on delete set null,
  -- the owner's account as it was on file when requested
  account_holder text not null,
  iban_encrypted bytea not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references users (id) on delete set null,
  export_id uuid references sepa_exports (id)
);
alter table ledger_transactions add foreign key (request_id) references payout_requests (id);
create index payout_requests_open on payout_requests (id) where state = 'requested';
create index payout_requests_society on payout_requests (society_id, id desc);
create index payout_requests_unexported on payout_requests (id) where state = 'booked' and export_id is null;
