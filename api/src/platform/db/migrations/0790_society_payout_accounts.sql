-- Each society has a payout account of its own. It was the owner's IBAN, which certificates print for the health
-- insurance, with a name beside it. While a society has none, that IBAN and the owner's name still serve.
create table society_payout_accounts (
  society_id uuid primary key references societies (id) on delete cascade,
  -- Who set it, and owns the society.
  owner_id uuid not null references users (id) on delete cascade,
  holder text not null,
  iban_encrypted bytea not null,
  returned_mark text,
  returned_reason text
);
create index society_payout_accounts_owner on society_payout_accounts (owner_id);

-- It ends when the society does or changes hands: nobody is paid for somebody else.
create function end_payout_account() returns trigger language plpgsql as $$
begin
  delete from society_payout_accounts
    where society_id = new.id and (new.deleted_at is not null or owner_id is distinct from new.owner_id);
  return null;
end $$;
create trigger societies_payout_account after update of owner_id, deleted_at on societies
  for each row execute function end_payout_account();

-- What owners named as another holder's account becomes that of each of their societies. `users.payout_holder` is not
-- read any more; it stays for processes of the build before.
insert into society_payout_accounts (society_id, owner_id, holder, iban_encrypted, returned_mark, returned_reason)
  select societies.id, users.id, users.payout_holder, users.iban_encrypted, users.payout_returned_mark,
    users.payout_returned_reason
  from societies join users on users.id = societies.owner_id
  where societies.deleted_at is null and users.payout_holder is not null and users.iban_encrypted is not null;
