// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `tablefortestdictionary`. */
export const tablefortestdictionaryRules: import('../table-rules.ts').TableRules<'tablefortestdictionary'> = {
  "name": "tablefortestdictionary",
  "entity": "TableForTestDictionary",
  "search": ["code","namePl","nameEn"],
  "sort": ["rank,asc","namePl,asc"],
  "access": {"read":{"right":"TableForTestDictionary:Read"},"create":{"right":"TableForTestDictionary:Write"},"update":{"right":"TableForTestDictionary:Write"},"remove":{"right":"TableForTestDictionary:Write"}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "code": {"required":true,"type":"string","minLength":1,"maxLength":50,"pattern":"^[A-Za-z0-9._-]+$","example":"A-1","unique":true,"sortable":true,"filters":["is"]},
    "namePl": {"required":true,"type":"string","minLength":1,"maxLength":100,"sortable":true,"filters":["is"]},
    "nameEn": {"required":true,"type":"string","minLength":1,"maxLength":100,"sortable":true,"filters":["is"]},
    "rank": {"type":"integer","minimum":0,"maximum":1000,"default":0,"sortable":true,"filters":["is","range"]},
    "active": {"type":"boolean","default":true,"sortable":true,"filters":["is"]},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
  },
};
