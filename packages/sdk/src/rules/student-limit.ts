// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `student-limit`. */
export const studentLimitRules: import('../table-rules.ts').TableRules<'student-limit'> = {
  "name": "student-limit",
  "entity": "StudentLimit",
  "search": [],
  "sort": ["createdAt,desc"],
  "access": {"read":"signed-in"},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "student": {"type":"string","format":"uuid","reference":"student","readOnly":true,"filters":["is","in"]},
    "text": {"type":"string","readOnly":true},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true},
    "version": {"type":"integer","readOnly":true},
  },
};
