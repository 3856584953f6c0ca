-- Searched texts stored before full-width letters and ligatures were brought to plain ones.
update users set search_text = lower(normalize(search_text, NFKD)) where search_text is not NFKD normalized;
update courses set search_text = lower(normalize(search_text, NFKD)) where search_text is not NFKD normalized;
update accesses set search_text = lower(normalize(search_text, NFKD)) where search_text is not NFKD normalized;
update insurances set search_text = lower(normalize(search_text, NFKD)) where search_text is not NFKD normalized;
update societies set search_text = lower(normalize(search_text, NFKD)) where search_text is not NFKD normalized;
update forum_threads set search_text = lower(normalize(search_text, NFKD)) where search_text is not NFKD normalized;
update forum_posts set search_text = lower(normalize(search_text, NFKD)) where search_text is not NFKD normalized;
