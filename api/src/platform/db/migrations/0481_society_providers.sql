-- Societies that offer courses themselves: their accesses grant them, and certificates name them as the provider.
create table society_providers (
  society_id uuid primary key references societies (id) on delete cascade,
  name text not null,
  street text not null,
  zip text not null,
  city text not null,
  signatory text not null,
  signature_encrypted bytea,
  updated_at timestamptz not null
);
