-- What somebody asked to be paid, for their page in the administration.
create index payout_requests_by on payout_requests (requested_by) where requested_by is not null;
