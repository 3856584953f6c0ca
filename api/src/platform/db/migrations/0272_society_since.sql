-- Since when somebody belongs to their society; whoever moves them need not think of it.
alter table users add column society_since timestamptz;
update users set society_since = created_at where society_id is not null;

create function note_society_since() returns trigger language plpgsql as $$
begin
  new.society_since := case
    when new.society_id is null then null
    when tg_op = 'INSERT' then coalesce(new.society_since, new.created_at)
    when new.society_since is distinct from old.society_since then new.society_since
    else now()
  end;
  return new;
end $$;
create trigger users_society_since_added before insert on users
  for each row when (new.society_id is not null) execute function note_society_since();
create trigger users_society_since_changed before update of society_id on users
  for each row when (new.society_id is distinct from old.society_id) execute function note_society_since();
