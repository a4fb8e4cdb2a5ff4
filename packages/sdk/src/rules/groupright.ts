// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `groupright`. */
export const grouprightRules: import('../table-rules.ts').TableRules<'groupright'> = {
  "name": "groupright",
  "entity": "GroupRight",
  "search": ["name","description"],
  "sort": ["name,asc"],
  "access": {"read":{"right":"GroupRight:Read"},"create":{"right":"GroupRight:Write"},"update":{"right":"GroupRight:Write"},"remove":{"right":"GroupRight:Write"}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "name": {"required":true,"type":"string","minLength":1,"maxLength":100,"unique":true,"sortable":true,"filters":["is"]},
    "description": {"type":"string","nullable":true,"minLength":1,"maxLength":500,"filters":["is","null"]},
    "system": {"type":"boolean","readOnly":true,"sortable":true,"filters":["is"]},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
  },
};
