-- The outbox is narrowed to one template or to addresses that begin alike.
create index mails_template on mails (template_key, created_at desc, id);
create index mails_to_prefix on mails (lower(to_address) text_pattern_ops);
drop index mails_to;
