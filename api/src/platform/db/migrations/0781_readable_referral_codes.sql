-- The short word of a society is drawn from the letters of all codes that are typed from paper: B and 8, G and 6, S and 5,
-- U and V, Z and 2 look alike too. Words that are out stay.
create or replace function new_referral_code() returns text language plpgsql volatile as $$
declare
  letters constant text := 'ACDEFHJKMNPRTWXY3479';
  made text;
begin
  loop
    select string_agg(substr(letters, 1 + floor(random() * length(letters))::int, 1), '')
    into made from generate_series(1, 6);
    exit when not exists (select from societies where referral_code = made);
  end loop;
  return made;
end $$;
