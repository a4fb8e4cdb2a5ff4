// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

import type { TableRules } from '../table-rules.ts';

export const clubContactRules: TableRules<'club-contact'> = {
  "name": "club-contact",
  "entity": "ClubContact",
  "search": [],
  "sort": ["createdAt,asc"],
  "access": {"read":{"right":"ClubContact:Read"}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "email": {"type":"string","nullable":true,"format":"email","readOnly":true,"sortable":true,"filters":["is","null"]},
    "phone": {"type":"string","nullable":true,"readOnly":true,"sortable":true,"filters":["is","null"]},
    "address": {"type":"string","nullable":true,"readOnly":true,"filters":["is","null"]},
    "account": {"type":"string","nullable":true,"readOnly":true,"sortable":true,"filters":["is","null"]},
    "links": {"type":"array","items":{"type":"string","minLength":1,"maxLength":300,"pattern":"^https://[^\\s<>\"\\\\]+\\.[^\\s<>\"\\\\]+$","example":"https://www.facebook.com/klub"},"readOnly":true},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
  },
};
