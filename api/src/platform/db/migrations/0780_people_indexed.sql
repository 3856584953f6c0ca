-- Deleting an account sets these to null: each of these tables, which grow with people and what they do, was read whole
-- for every person.
create index ledger_transactions_made_by on ledger_transactions (made_by) where made_by is not null;
create index payout_requests_decided_by on payout_requests (decided_by) where decided_by is not null;
create index payout_documents_issued_by on payout_documents (issued_by) where issued_by is not null;
create index society_invitations_invited_by on society_invitations (invited_by) where invited_by is not null;
create index images_owner on images (owner_id) where owner_id is not null;
create index chapters_edited_by on chapters (edited_by) where edited_by is not null;
create index videos_edited_by on videos (edited_by) where edited_by is not null;
create index videos_content_edited_by on videos (content_edited_by) where content_edited_by is not null;

-- By its file all payments that a bank's answer is about are found.
create index payout_requests_export on payout_requests (export_id) where export_id is not null;
