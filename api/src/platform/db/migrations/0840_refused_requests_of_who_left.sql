-- Requests that were refused or withdrawn after their owner had left kept whose account they named, of communities as well
-- (decision 0282).
update payout_requests
set account_holder = 'Gelöschtes Konto', notes = '', iban_encrypted = null, return_reason = null
where state in ('refused', 'withdrawn') and iban_encrypted is not null and (
  requested_by is null
  or exists (select from societies where societies.id = payout_requests.society_id and owner_id is null));
