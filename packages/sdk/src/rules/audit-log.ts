// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

import type { TableRules } from '../table-rules.ts';

export const auditLogRules: TableRules<'audit-log'> = {
  "name": "audit-log",
  "entity": "AuditLog",
  "search": ["name"],
  "sort": ["createdAt,desc"],
  "access": {"read":{"right":"AuditLog:Read"}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "user": {"type":"string","nullable":true,"format":"uuid","reference":"user","readOnly":true,"sortable":true,"filters":["is","in","null"]},
    "table": {"type":"string","readOnly":true,"sortable":true,"filters":["is"]},
    "row": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "verb": {"type":"string","readOnly":true,"sortable":true,"filters":["is"]},
    "name": {"type":"string","nullable":true,"readOnly":true,"sortable":true,"filters":["is","null"]},
    "changes": {"type":"object","readOnly":true},
    "username": {"type":"string","nullable":true,"readOnly":true,"sortable":true,"filters":["is","null"]},
    "userFirstName": {"type":"string","nullable":true,"readOnly":true,"sortable":true,"filters":["is","null"]},
    "userLastName": {"type":"string","nullable":true,"readOnly":true,"sortable":true,"filters":["is","null"]},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
  },
};
