-- A real cannot hold 0.01 exactly; what the contract allows as the smallest share lay just below the bound.
alter table videos drop constraint videos_required_share_check;
alter table videos add constraint videos_required_share_check check (required_share > 0 and required_share <= 1);
