-- Writes that were made with a key of the client, and what they answered; a repetition answers the same (decision 0280).
create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  key text not null,
  request_hash bytea not null,
  answer_encrypted bytea,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);
