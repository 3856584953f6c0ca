-- Every wording of a template that was saved, so that one can be gone back to.
create table template_versions (
  key text not null,
  version integer not null,
  subject text not null,
  body text not null,
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id) on delete set null,
  primary key (key, version)
);
create index template_versions_by on template_versions (updated_by) where updated_by is not null;

insert into template_versions (key, version, subject, body, updated_at, updated_by)
select key, version, subject, body, updated_at, updated_by from templates;
