-- Which secrets the encrypted columns and files were made with, newest last; the secrets themselves are never here.
create table secret_fingerprints (
  fingerprint text primary key,
  since timestamptz not null default clock_timestamp()
);
