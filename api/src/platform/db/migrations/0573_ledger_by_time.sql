-- What was earned and paid in a stretch of time, for the figures of the overview.
create index ledger_transactions_at on ledger_transactions (created_at);
