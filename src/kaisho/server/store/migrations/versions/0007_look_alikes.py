"""Keys of names by Unicode's look-alikes. If two people have the same key now, the later one gets a unique one."""

import sqlalchemy as sa
from alembic import op

from kaisho.server.people.names import name_key, own_key

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

PEOPLE = sa.table("people", sa.column("id", sa.Integer()), sa.column("name", sa.String()), sa.column("name_key", sa.String()))


def upgrade() -> None:
    connection = op.get_bind()
    everybody = connection.execute(sa.select(PEOPLE.c.id, PEOPLE.c.name).order_by(PEOPLE.c.id)).all()
    keys: dict[str, int] = {}
    for person, name in everybody:
        keys[own_key(name) if name_key(name) in keys else name_key(name)] = person
    if not keys:
        return
    # No new key may equal an old one.
    connection.execute(PEOPLE.update().values(name_key=sa.literal("~").concat(PEOPLE.c.id)))
    changed = PEOPLE.update().where(PEOPLE.c.id == sa.bindparam("person")).values(name_key=sa.bindparam("key"))
    connection.execute(changed, [{"person": person, "key": key} for key, person in keys.items()])
