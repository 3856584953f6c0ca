-- What payees declare about taxes: a line each, never changed. What they declared is encrypted: names, addresses, numbers.
create table payee_declarations (
  id uuid primary key,
  society_id uuid not null references societies (id),
  declared_by uuid references users (id) on delete set null,
  status text not null check (status in ('private', 'small_business', 'vat_liable', 'club', 'eu')),
  taxed boolean not null,
  -- null once it need not be kept any longer
  facts_encrypted bytea,
  declared_at timestamptz not null
);
create index payee_declarations_latest on payee_declarations (society_id, declared_at desc, id desc);
create index payee_declarations_by on payee_declarations (declared_by);

-- The documents of payouts, numbered without a gap within a year.
create table payout_documents (
  id uuid primary key,
  year integer not null,
  position integer not null check (position > 0),
  number text not null unique,
  kind text not null check (kind in ('receipt', 'credit_note', 'cancellation')),
  request_id uuid not null references payout_requests (id),
  society_id uuid not null references societies (id),
  declaration_id uuid not null references payee_declarations (id),
  -- the document that this one cancels
  cancels uuid unique references payout_documents (id),
  net bigint not null,
  tax bigint not null,
  total bigint not null,
  reason text,
  -- all that it says; and the file, as it was set first
  content_encrypted bytea,
  file_encrypted bytea,
  file_sha256 text,
  issued_at timestamptz not null,
  issued_by uuid references users (id) on delete set null,
  unique (year, position),
  check (net + tax = total),
  check ((kind = 'cancellation') = (cancels is not null))
);
create index payout_documents_request on payout_documents (request_id, position);
create index payout_documents_society on payout_documents (society_id, issued_at desc, id desc);
create index payout_documents_latest on payout_documents (issued_at desc, id desc);

-- What a payee says against a document, and what became of it.
create table document_objections (
  document_id uuid primary key references payout_documents (id),
  reason text not null,
  objected_by uuid references users (id) on delete set null,
  objected_at timestamptz not null,
  decision text check (decision in ('cancelled', 'kept')),
  decision_reason text,
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz
);
create index document_objections_open on document_objections (document_id) where decision is null;

create function check_document_number() returns trigger language plpgsql as $$
begin
  if new.position <> coalesce((select max(position) from payout_documents where year = new.year), 0) + 1 then
    raise exception 'document % leaves a gap', new.number using errcode = '23514';
  end if;
  return new;
end $$;
create trigger payout_documents_no_gap before insert on payout_documents
  for each row execute function check_document_number();

create function refuse_document_change() returns trigger language plpgsql as $$
begin
  raise exception 'a document stays as it was issued; a mistake is cancelled' using errcode = '23001';
end $$;
create trigger payout_documents_no_delete before delete on payout_documents
  for each row execute function refuse_document_change();
-- The file is set once; after its time file and content go, who issued it goes with the account or moves to another one.
create trigger payout_documents_no_update before update on payout_documents
  for each row when (
    (to_jsonb(new) - 'file_encrypted' - 'file_sha256' - 'content_encrypted' - 'issued_by')
      <> (to_jsonb(old) - 'file_encrypted' - 'file_sha256' - 'content_encrypted' - 'issued_by')
    or (old.file_encrypted is not null and new.file_encrypted is not null and new.file_encrypted <> old.file_encrypted)
    or (old.file_sha256 is not null and new.file_sha256 is distinct from old.file_sha256)
    or (new.content_encrypted is not null and new.content_encrypted is distinct from old.content_encrypted)
  ) execute function refuse_document_change();
create trigger payee_declarations_no_update before update on payee_declarations
  for each row when (
    (to_jsonb(new) - 'declared_by' - 'facts_encrypted') <> (to_jsonb(old) - 'declared_by' - 'facts_encrypted')
    or (new.facts_encrypted is not null and new.facts_encrypted is distinct from old.facts_encrypted)
  ) execute function refuse_document_change();
