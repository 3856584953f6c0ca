-- A parent allows somebody under age to register: in which version of the terms, when, and under which name.
alter table consents drop constraint consents_kind_check;
alter table consents add constraint consents_kind_check
  check (kind in ('terms-of-use', 'privacy', 'marketing', 'parent'));
alter table consents add column given_by text;
alter table consents add constraint consents_given_by_parent check ((kind = 'parent') = (given_by is not null));
