-- In which release of the shell a remote was loaded the last time: what fails in a new one alone is that one's doing.
alter table remote_votes add column shell text;
