-- Groups that ended with the account of their owner kept their members, and went on giving them courses.
update users set society_id = null
from societies where societies.id = users.society_id and societies.deleted_at is not null;
delete from access_societies using societies
where societies.id = access_societies.society_id and societies.deleted_at is not null;
delete from society_admins using societies
where societies.id = society_admins.society_id and societies.deleted_at is not null;
