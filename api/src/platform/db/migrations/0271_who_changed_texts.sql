-- Who changed what two admins may write at once: told to the one who comes second.
alter table settings add column updated_by uuid references users (id) on delete set null;
alter table ui_texts add column updated_by uuid references users (id) on delete set null;
alter table faq_entries add column updated_by uuid references users (id) on delete set null;
