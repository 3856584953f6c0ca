-- Searched texts that were stored before these letters were brought to the ones of a German keyboard.
update users set search_text = replace(replace(translate(search_text, 'łøđı', 'lodi'), 'æ', 'ae'), 'œ', 'oe')
  where search_text ~ '[łøđıæœ]';
update courses set search_text = replace(replace(translate(search_text, 'łøđı', 'lodi'), 'æ', 'ae'), 'œ', 'oe')
  where search_text ~ '[łøđıæœ]';
update accesses set search_text = replace(replace(translate(search_text, 'łøđı', 'lodi'), 'æ', 'ae'), 'œ', 'oe')
  where search_text ~ '[łøđıæœ]';
update insurances set search_text = replace(replace(translate(search_text, 'łøđı', 'lodi'), 'æ', 'ae'), 'œ', 'oe')
  where search_text ~ '[łøđıæœ]';
update societies set search_text = replace(replace(translate(search_text, 'łøđı', 'lodi'), 'æ', 'ae'), 'œ', 'oe')
  where search_text ~ '[łøđıæœ]';
update forum_threads set search_text = replace(replace(translate(search_text, 'łøđı', 'lodi'), 'æ', 'ae'), 'œ', 'oe')
  where search_text ~ '[łøđıæœ]';
update forum_posts set search_text = replace(replace(translate(search_text, 'łøđı', 'lodi'), 'æ', 'ae'), 'œ', 'oe')
  where search_text ~ '[łøđıæœ]';
