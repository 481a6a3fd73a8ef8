"""The people of the club: guests, accounts and bots; their names, passwords, logins and tokens.

Most modules have functions over a database connection, which raise ``PeopleRefusal``. Slow functions (``hash_password``,
``check_password``) take no connection, because they run in a thread outside of any transaction. ``service``,
``login_service`` and ``profiles`` have the use cases.
"""

from kaisho.server.people.accounts import (
    add_account,
    add_guest,
    change_language,
    change_name,
    change_password,
    free_name,
    guest_to_account,
    rehash_password,
    rename_by_admin,
    reset_password,
    set_admin,
    set_banned,
)
from kaisho.server.people.bots import add_bot, issue_token, note_token_use, own_bots, person_of_token, revoke_token
from kaisho.server.people.devices import check_not_banned, expire_devices, is_known, note_device
from kaisho.server.people.export import export
from kaisho.server.people.invitations import Registration, expire_invitations, invite, use_invitation
from kaisho.server.people.leaving import delete_bot, delete_person, expire_guests, to_end_first
from kaisho.server.people.logins import (
    Credentials,
    check_unchanged,
    credentials,
    credentials_of,
    expire_logins,
    log_out,
    log_out_everywhere,
    note_visit,
    person_of_login,
    start_login,
    visit_is_due,
    visit_of,
)
from kaisho.server.people.passwords import (
    check_new_password,
    check_password,
    hash_password,
    is_outdated,
    random_password,
)
from kaisho.server.people.person import PeopleRefusal, Person, find_person, get_person, person_named
from kaisho.server.people.tokens import DEVICE, key_of, sign, unsign

__all__ = [
    "DEVICE",
    "Credentials",
    "PeopleRefusal",
    "Person",
    "Registration",
    "add_account",
    "add_bot",
    "add_guest",
    "change_language",
    "change_name",
    "change_password",
    "check_new_password",
    "check_not_banned",
    "check_password",
    "check_unchanged",
    "credentials",
    "credentials_of",
    "delete_bot",
    "delete_person",
    "expire_devices",
    "expire_guests",
    "expire_invitations",
    "expire_logins",
    "export",
    "find_person",
    "free_name",
    "get_person",
    "guest_to_account",
    "hash_password",
    "invite",
    "is_known",
    "is_outdated",
    "issue_token",
    "key_of",
    "log_out",
    "log_out_everywhere",
    "note_device",
    "note_token_use",
    "note_visit",
    "own_bots",
    "person_named",
    "person_of_login",
    "person_of_token",
    "random_password",
    "rehash_password",
    "rename_by_admin",
    "reset_password",
    "revoke_token",
    "set_admin",
    "set_banned",
    "sign",
    "start_login",
    "to_end_first",
    "unsign",
    "use_invitation",
    "visit_is_due",
    "visit_of",
]
