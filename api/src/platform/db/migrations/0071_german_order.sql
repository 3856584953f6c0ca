-- Names are sorted as in a German dictionary (DIN 5007: ä with a, ß with ss, capitals do not matter), whatever the
-- database's own collation is. The root collation of ICU does, and is in PostgreSQL and in the embedded database.
alter table users alter column first_name type text collate "und-x-icu";
alter table users alter column last_name type text collate "und-x-icu";
alter table societies alter column name type text collate "und-x-icu";
alter table insurances alter column name type text collate "und-x-icu";
alter table courses alter column title type text collate "und-x-icu";
alter table accesses alter column name type text collate "und-x-icu";
