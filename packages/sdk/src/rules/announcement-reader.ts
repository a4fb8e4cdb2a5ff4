// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `announcement-reader`. */
export const announcementReaderRules: import('../table-rules.ts').TableRules<'announcement-reader'> = {
  "name": "announcement-reader",
  "entity": "AnnouncementReader",
  "search": [],
  "sort": ["createdAt,desc"],
  "access": {"read":"signed-in"},
  "actions": {"see":{"access":"signed-in","fields":{}}},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "announcement": {"type":"string","format":"uuid","reference":"announcement","readOnly":true,"filters":["is","in"]},
    "user": {"type":"string","format":"uuid","reference":"user","readOnly":true,"filters":["is","in"]},
    "seenAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true,"sortable":true,"filters":["is","range","null"]},
    "firstName": {"type":"string","readOnly":true},
    "lastName": {"type":"string","readOnly":true},
    "picture": {"type":"string","nullable":true,"readOnly":true},
    "titlePl": {"type":"string","readOnly":true},
    "titleEn": {"type":"string","nullable":true,"readOnly":true},
    "sentAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true},
    "version": {"type":"integer","readOnly":true},
  },
};
