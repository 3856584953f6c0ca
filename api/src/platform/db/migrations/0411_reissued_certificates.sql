-- A certificate can be issued anew: the new one says which it replaces, and both stay as they were issued. A
-- participation has one that replaces none.
alter table certificates
  add column replaces_id uuid unique references certificates (id),
  -- what was wrong: the person's own data, or what the course or its provider says
  add column reissue_reason text check (reissue_reason in ('person', 'course')),
  drop constraint certificates_participation_id_key;
create unique index certificates_first on certificates (participation_id) where replaces_id is null;
create index certificates_participation on certificates (participation_id);

create or replace function keep_certificate() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a certificate stays' using errcode = '23001';
  end if;
  if (new.id, new.number, new.issued_at, new.template_version, new.file_bytes, new.file_sha256,
        new.replaces_id, new.reissue_reason)
      is distinct from (old.id, old.number, old.issued_at, old.template_version, old.file_bytes, old.file_sha256,
        old.replaces_id, old.reissue_reason)
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
