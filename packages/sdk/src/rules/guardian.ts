// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

import type { TableRules } from '../table-rules.ts';

export const guardianRules: TableRules<'guardian'> = {
  "name": "guardian",
  "entity": "Guardian",
  "search": ["name","email","phone","studentFirstName","studentLastName"],
  "sort": ["name,asc"],
  "access": {"read":{"right":"Guardian:Read","orOwn":true},"create":{"right":"Guardian:Write"},"update":{"right":"Guardian:Write"},"remove":{"right":"Guardian:Write"}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "student": {"required":true,"type":"string","format":"uuid","reference":"student","sortable":true,"filters":["is","in"]},
    "user": {"type":"string","nullable":true,"format":"uuid","reference":"user","sortable":true,"filters":["is","in","null"]},
    "name": {"required":true,"type":"string","minLength":1,"maxLength":200,"sortable":true,"filters":["is"]},
    "relation": {"type":"string","nullable":true,"minLength":1,"maxLength":50,"sortable":true,"filters":["is","null"]},
    "phone": {"type":"string","nullable":true,"maxLength":16,"pattern":"^\\+[1-9][0-9]{6,14}$","example":"+48600100200","sortable":true,"filters":["is","null"]},
    "email": {"type":"string","nullable":true,"maxLength":254,"format":"email","sortable":true,"filters":["is","null"]},
    "consentOn": {"type":"string","nullable":true,"format":"date","sortable":true,"filters":["is","range","null"]},
    "studentFirstName": {"type":"string","readOnly":true,"sortable":true,"filters":["is"]},
    "studentLastName": {"type":"string","readOnly":true,"sortable":true,"filters":["is"]},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
  },
};
