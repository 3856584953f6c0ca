-- Pictures of the pages of certificates, drawn from the file when first looked at. They show what the file says, so they
-- are encrypted like it, and go when the person deletes their account.
create table certificate_pictures (
  certificate_id uuid not null references certificates (id) on delete cascade,
  page integer not null check (page between 1 and 2),
  size text not null check (size in ('large', 'small')),
  picture_encrypted bytea not null,
  primary key (certificate_id, page, size)
);
