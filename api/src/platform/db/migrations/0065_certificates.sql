-- Certificates of participation. What they say, the template's version and the file are stored when they are issued;
-- nothing of it ever changes, but all that is about the person goes when they delete their account.
create table certificates (
  id uuid primary key,
  number text not null unique,
  user_id uuid references users (id) on delete set null,
  -- null when an admin removed the progress it was issued for
  participation_id uuid unique references participations (id) on delete set null,
  course_id uuid references courses (id) on delete set null,
  issued_at timestamptz not null,
  template_version integer not null,
  -- what page one says
  facts jsonb,
  -- page two and the file hold insurance number, IBAN and signature: encrypted with the key from outside the database
  insured_encrypted bytea,
  file_encrypted bytea,
  file_bytes integer not null,
  file_sha256 text not null
);
create index certificates_user on certificates (user_id, issued_at desc, id);
create index certificates_course on certificates (course_id);

create function keep_certificate() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a certificate stays' using errcode = '23001';
  end if;
  if (new.id, new.number, new.issued_at, new.template_version, new.file_bytes, new.file_sha256)
      is distinct from (old.id, old.number, old.issued_at, old.template_version, old.file_bytes, old.file_sha256)
    or (new.user_id is not null and new.user_id is distinct from old.user_id)
    or (new.participation_id is not null and new.participation_id is distinct from old.participation_id)
    or (new.course_id is not null and new.course_id is distinct from old.course_id)
    or (new.facts is not null and new.facts is distinct from old.facts)
    or (new.insured_encrypted is not null and new.insured_encrypted is distinct from old.insured_encrypted)
    or (new.file_encrypted is not null and new.file_encrypted is distinct from old.file_encrypted)
  then
    raise exception 'a certificate never changes' using errcode = '23001';
  end if;
  return new;
end $$;
create trigger certificates_immutable before update or delete on certificates
  for each row execute function keep_certificate();
