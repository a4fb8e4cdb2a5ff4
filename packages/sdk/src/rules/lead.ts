// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `lead`. */
export const leadRules: import('../table-rules.ts').TableRules<'lead'> = {
  "name": "lead",
  "entity": "Lead",
  "search": ["name","email","phone"],
  "sort": ["createdAt,desc"],
  "access": {"read":{"right":"Lead:Read"},"create":{"right":"Lead:Write"},"update":{"right":"Lead:Write"},"remove":{"right":"Lead:Write"}},
  "actions": {"contact":{"access":{"right":"Lead:Write"},"fields":{}},"trial":{"access":{"right":"Lead:Write"},"fields":{}},"join":{"access":{"right":"Lead:Write"},"fields":{"student":{"type":"string","format":"uuid","reference":"student"}}},"close":{"access":{"right":"Lead:Write"},"fields":{"reason":{"type":"string","minLength":1,"maxLength":500}}},"back":{"access":{"right":"Lead:Write"},"fields":{}}},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "name": {"required":true,"type":"string","minLength":1,"maxLength":200,"sortable":true,"filters":["is"]},
    "email": {"type":"string","nullable":true,"maxLength":254,"format":"email"},
    "phone": {"type":"string","nullable":true,"maxLength":16,"pattern":"^\\+[1-9][0-9]{6,14}$","example":"+48600100200"},
    "whom": {"type":"string","default":"self","enum":["self","child"]},
    "childAge": {"type":"integer","nullable":true,"minimum":1,"maximum":17,"unit":"years"},
    "section": {"type":"string","nullable":true,"enum":["kids","youth","adult"],"filters":["is","in","null"]},
    "workplace": {"type":"string","nullable":true,"format":"uuid","reference":"workplace","filters":["is","in","null"]},
    "training": {"type":"string","nullable":true,"format":"uuid","reference":"training","filters":["is","in","null"]},
    "note": {"type":"string","nullable":true,"minLength":1,"maxLength":1000},
    "language": {"type":"string","default":"pl","enum":["pl","en"]},
    "consentAt": {"required":true,"type":"string","format":"date-time"},
    "consentVersion": {"type":"string","nullable":true,"readOnly":true},
    "state": {"type":"string","enum":["new","contacted","trial","joined","closed"],"readOnly":true,"filters":["is","in"]},
    "stateBefore": {"type":"string","nullable":true,"enum":["new","contacted","trial","joined","closed"],"readOnly":true},
    "closeReason": {"type":"string","nullable":true,"readOnly":true},
    "student": {"type":"string","nullable":true,"format":"uuid","reference":"student","readOnly":true,"filters":["is","in","null"]},
    "workplaceName": {"type":"string","nullable":true,"readOnly":true},
    "trainingTitle": {"type":"string","nullable":true,"readOnly":true},
    "trainingStartsAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true},
    "studentFirstName": {"type":"string","nullable":true,"readOnly":true},
    "studentLastName": {"type":"string","nullable":true,"readOnly":true},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true},
  },
};
