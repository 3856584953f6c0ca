-- A society is found by a short word as well, for paper: without letters and digits that look alike.
create function new_referral_code() returns text language plpgsql volatile as $$
declare
  letters constant text := '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  made text;
begin
  loop
    select string_agg(substr(letters, 1 + floor(random() * length(letters))::int, 1), '')
    into made from generate_series(1, 6);
    exit when not exists (select from societies where referral_code = made);
  end loop;
  return made;
end $$;

alter table societies add column referral_code text;
update societies set referral_code = new_referral_code();
alter table societies alter column referral_code set default new_referral_code(),
  alter column referral_code set not null;
create unique index societies_referral_code on societies (referral_code);

-- Whoever asked for money may withdraw it while nobody has decided.
alter table payout_requests drop constraint payout_requests_state_check;
alter table payout_requests add constraint payout_requests_state_check
  check (state in ('requested', 'booked', 'refused', 'withdrawn'));
alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check
  check (kind in ('finish', 'bonus', 'request', 'refusal', 'withdrawal', 'payout', 'correction', 'reversal', 'transfer'));

-- The name on the account, where it is another one than the person's; and the account a bank sent a payment back from.
alter table users
  add column payout_holder text,
  add column payout_returned_mark text,
  add column payout_returned_reason text;
