-- Who is under age, or of age, is found and counted by an index: of a million people a quarter was read for it.
create index users_born on users (birth_date);
