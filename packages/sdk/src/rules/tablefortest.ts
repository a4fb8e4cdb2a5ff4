// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `tablefortest`. */
export const tablefortestRules: import('../table-rules.ts').TableRules<'tablefortest'> = {
  "name": "tablefortest",
  "entity": "TableForTest",
  "search": ["text","dictionaryNamePl","dictionaryNameEn"],
  "sort": ["text,asc"],
  "access": {"read":{"right":"TableForTest:Read"},"create":{"right":"TableForTest:Write"},"update":{"right":"TableForTest:Write"},"remove":{"right":"TableForTest:Write"}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "text": {"required":true,"type":"string","minLength":1,"maxLength":200,"sortable":true,"filters":["is"]},
    "number": {"type":"number","nullable":true,"minimum":-1000000,"maximum":1000000,"sortable":true,"filters":["is","range","null"]},
    "date": {"type":"string","nullable":true,"format":"date","sortable":true,"filters":["is","range","null"]},
    "flag": {"type":"boolean","default":false,"sortable":true,"filters":["is"]},
    "dictionary": {"required":true,"type":"string","format":"uuid","reference":"tablefortestdictionary","filters":["is","in"]},
    "dictionaryNamePl": {"type":"string","readOnly":true,"sortable":true,"filters":["is"]},
    "dictionaryNameEn": {"type":"string","readOnly":true,"sortable":true,"filters":["is"]},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
  },
};
