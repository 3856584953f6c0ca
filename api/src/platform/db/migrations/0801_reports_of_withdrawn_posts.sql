-- Posts that their authors took back left their open reports with a copy of the words, which no list showed and no
-- period of retention reached.
delete from forum_reports where state = 'open' and exists (
  select from forum_posts where forum_posts.id = forum_reports.post_id and forum_posts.deleted_at is not null);
