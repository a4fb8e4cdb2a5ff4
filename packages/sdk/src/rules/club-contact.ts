// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `club-contact`. */
export const clubContactRules: import('../table-rules.ts').TableRules<'club-contact'> = {
  "name": "club-contact",
  "entity": "ClubContact",
  "search": [],
  "sort": ["createdAt,asc"],
  "access": {"read":{"right":"ClubContact:Read"},"update":{"right":"ClubContact:Write"}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "email": {"type":"string","nullable":true,"maxLength":254,"format":"email","sortable":true,"filters":["is","null"]},
    "phone": {"type":"string","nullable":true,"maxLength":16,"pattern":"^\\+[1-9][0-9]{6,14}$","example":"+48600100200","sortable":true,"filters":["is","null"]},
    "address": {"type":"string","nullable":true,"minLength":1,"maxLength":300,"filters":["is","null"]},
    "account": {"type":"string","nullable":true,"minLength":1,"maxLength":34,"pattern":"^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$","example":"PL61109010140000071219812874","sortable":true,"filters":["is","null"]},
    "links": {"type":"array","maxItems":8,"items":{"type":"string","minLength":1,"maxLength":300,"pattern":"^https://[^\\s<>\"\\\\]+\\.[^\\s<>\"\\\\]+$","example":"https://www.facebook.com/klub"}},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
  },
};
