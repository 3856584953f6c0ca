-- Two admins at one insurance: when it was changed last, and by whom.
alter table insurances
  add column updated_at timestamptz,
  add column updated_by uuid references users (id) on delete set null;

-- How many people have an insurance, and how many of them have no IBAN.
create index users_insurance on users (insurance_id) where insurance_id is not null;
create index users_insurance_no_iban on users (insurance_id) where insurance_id is not null and iban_encrypted is null;
