-- Whether an insurance is private decides what its number looks like. The ones marked here say so in their name; an
-- operator marks the others.
alter table insurances add column private boolean not null default false;
update insurances set private = true where name ~* '\m(privat|private|privatversicherung)\M';

-- An insurance that is not in the list, in the person's own words; never beside one of the list.
alter table users
  add column insurance_other_name text,
  add column insurance_other_private boolean not null default false,
  add constraint users_one_insurance check (insurance_id is null or insurance_other_name is null);
