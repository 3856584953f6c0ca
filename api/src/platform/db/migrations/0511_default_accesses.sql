-- Since when everybody has an access, and who decided it; unknown for those that were there before.
alter table default_accesses
  add column added_at timestamptz,
  add column added_by uuid references users (id) on delete set null;
