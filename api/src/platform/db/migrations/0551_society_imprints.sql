-- A society that offers courses has an imprint of its own; those that were entered before have none yet.
alter table society_providers
  add column email text not null default '',
  add column register_number text not null default '',
  add column represented_by text not null default '';
