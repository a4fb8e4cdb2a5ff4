// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `club-profile`. */
export const clubProfileRules: import('../table-rules.ts').TableRules<'club-profile'> = {
  "name": "club-profile",
  "entity": "ClubProfile",
  "search": [],
  "sort": ["createdAt,asc"],
  "access": {"read":{"right":"ClubProfile:Read"},"update":{"right":"ClubProfile:Write"}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "name": {"type":"string","nullable":true,"minLength":1,"maxLength":100,"sortable":true,"filters":["is","null"]},
    "theme": {"type":"string","nullable":true,"minLength":1,"maxLength":40,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","example":"lara-light-teal","sortable":true,"filters":["is","null"]},
    "logo": {"type":"string","nullable":true,"picture":[128,512],"readOnly":true,"filters":["is","null"]},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
  },
};
