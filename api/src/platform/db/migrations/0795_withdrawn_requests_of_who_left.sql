-- Requests that were taken back kept whose account they named when that person left; refused ones did not (decision 0282).
update payout_requests
set account_holder = 'Gelöschtes Konto', notes = '', iban_encrypted = null, return_reason = null
where state in ('refused', 'withdrawn') and iban_encrypted is not null and (
  requested_by is null
  or exists (
    select from societies where societies.id = payout_requests.society_id and not is_community and owner_id is null));
