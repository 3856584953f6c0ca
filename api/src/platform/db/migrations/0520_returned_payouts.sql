-- A payment that the bank sent back opens its request again; when that was and why is kept with it.
alter table payout_requests add column returned_at timestamptz, add column return_reason text;

update payout_requests request
set returned_at = returned.created_at, return_reason = returned.reason
from (
  select distinct on (request_id) request_id, created_at, reason
  from ledger_transactions
  where kind = 'reversal' and request_id is not null
  order by request_id, id desc
) returned
where returned.request_id = request.id;

-- Lists of admins go by state, over all societies.
create index payout_requests_state on payout_requests (state, id desc);
