-- The accessibility statement may be written like the other legal texts.
alter table legal_texts drop constraint legal_texts_type_check;
alter table legal_texts add constraint legal_texts_type_check
  check (type in ('imprint', 'privacy', 'terms-of-use', 'accessibility'));
