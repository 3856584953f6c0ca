-- Flags that teams declare for their remotes, where somebody has switched them.
create table remote_flags (
  remote text not null references remotes (name) on delete cascade,
  flag text not null,
  is_on boolean not null,
  primary key (remote, flag)
);
