-- Two accounts of one person become one. The record of it is what lets a certificate and a line of the ledger change
-- hands; nothing else does.
create table merged_accounts (
  -- the account that is gone
  from_id uuid primary key,
  into_id uuid not null references users (id) on delete cascade,
  merged_at timestamptz not null
);
create index merged_accounts_into on merged_accounts (into_id);

create function is_merger(before uuid, after uuid) returns boolean language sql stable as $$
  select exists (select from merged_accounts where from_id = before and into_id = after)
$$;

create or replace function keep_certificate() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a certificate stays' using errcode = '23001';
  end if;
  if (new.id, new.number, new.issued_at, new.template_version, new.file_bytes, new.file_sha256,
        new.replaces_id, new.reissue_reason)
      is distinct from (old.id, old.number, old.issued_at, old.template_version, old.file_bytes, old.file_sha256,
        old.replaces_id, old.reissue_reason)
    or (new.user_id is not null and new.user_id is distinct from old.user_id
      and not is_merger(old.user_id, new.user_id))
    or (new.participation_id is not null and new.participation_id is distinct from old.participation_id)
    or (new.course_id is not null and new.course_id is distinct from old.course_id)
    or (new.facts is not null and new.facts is distinct from old.facts)
    or (new.insured_encrypted is not null and new.insured_encrypted is distinct from old.insured_encrypted)
    or (new.file_encrypted is not null and new.file_encrypted is distinct from old.file_encrypted)
  then
    raise exception 'a certificate never changes' using errcode = '23001';
  end if;
  return new;
end $$;

-- Who made a transaction is taken off it with their account, or passes to the account theirs was merged into.
create function keep_ledger_transaction() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'made_by') <> (to_jsonb(old) - 'made_by')
    or (new.made_by is not null and not is_merger(old.made_by, new.made_by))
  then
    raise exception 'the ledger is append-only: a mistake is reversed' using errcode = '23001';
  end if;
  return new;
end $$;
drop trigger ledger_transactions_no_update on ledger_transactions;
create trigger ledger_transactions_no_update before update on ledger_transactions
  for each row execute function keep_ledger_transaction();
