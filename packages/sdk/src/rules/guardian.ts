// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `guardian`. */
export const guardianRules: import('../table-rules.ts').TableRules<'guardian'> = {
  "name": "guardian",
  "entity": "Guardian",
  "search": ["name","email","phone","studentFirstName","studentLastName"],
  "sort": ["name,asc"],
  "access": {"read":{"right":"Guardian:Read","orOwn":true},"create":{"right":"Guardian:Write"},"update":{"right":"Guardian:Write"},"remove":{"right":"Guardian:Write"}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "student": {"required":true,"type":"string","format":"uuid","reference":"student","filters":["is","in"]},
    "user": {"type":"string","nullable":true,"format":"uuid","reference":"user","filters":["is","in","null"]},
    "name": {"required":true,"type":"string","minLength":1,"maxLength":200,"sortable":true,"filters":["is"]},
    "relation": {"type":"string","nullable":true,"minLength":1,"maxLength":50},
    "phone": {"type":"string","nullable":true,"maxLength":16,"pattern":"^\\+[1-9][0-9]{6,14}$","example":"+48600100200"},
    "email": {"type":"string","nullable":true,"maxLength":254,"format":"email"},
    "consentOn": {"type":"string","nullable":true,"format":"date"},
    "studentFirstName": {"type":"string","readOnly":true},
    "studentLastName": {"type":"string","readOnly":true},
    "createdAt": {"type":"string","format":"date-time","readOnly":true},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true},
    "version": {"type":"integer","readOnly":true},
  },
};
