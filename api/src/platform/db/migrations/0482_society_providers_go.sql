-- A society that is gone offers nothing, whichever way it went: its address and signature go with it.
create function forget_society_provider() returns trigger language plpgsql as $$
begin
  delete from society_providers where society_id = new.id;
  return null;
end
$$;

create trigger society_provider_goes after update of deleted_at on societies
  for each row when (new.deleted_at is not null) execute function forget_society_provider();
