// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `presence`. */
export const presenceRules: import('../table-rules.ts').TableRules<'presence'> = {
  "name": "presence",
  "entity": "Presence",
  "search": [],
  "sort": ["trainingStartsAt,desc"],
  "access": {"read":{"right":"Presence:Read","orOwn":true},"create":{"right":"Presence:Write","orOwn":true},"update":{"right":"Presence:Write","orOwn":true},"remove":{"right":"Presence:Write","orOwn":true}},
  "actions": {"invalidate":{"access":{"right":"Presence:Write"},"fields":{"reason":{"required":true,"type":"string","minLength":1,"maxLength":500}}},"restore":{"access":{"right":"Presence:Write"},"fields":{}}},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "student": {"required":true,"type":"string","format":"uuid","reference":"student","filters":["is","in"]},
    "training": {"required":true,"type":"string","format":"uuid","reference":"training","filters":["is","in"]},
    "status": {"required":true,"type":"string","enum":["declared","present","late","excused","absent"],"sortable":true,"filters":["is","in"]},
    "note": {"type":"string","nullable":true,"minLength":1,"maxLength":500},
    "source": {"type":"string","enum":["instructor","self","qr","kiosk","import"]},
    "checkedInAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true},
    "confirmedBy": {"type":"string","nullable":true,"format":"uuid","reference":"user","readOnly":true},
    "invalidatedAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true,"sortable":true,"filters":["is","range","null"]},
    "invalidatedReason": {"type":"string","nullable":true,"readOnly":true},
    "trainingStartsAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "studentFirstName": {"type":"string","readOnly":true},
    "studentLastName": {"type":"string","readOnly":true},
    "studentPicture": {"type":"string","nullable":true,"readOnly":true},
    "studentBelt": {"type":"string","nullable":true,"readOnly":true},
    "studentGrade": {"type":"string","nullable":true,"format":"uuid","reference":"grade","readOnly":true},
    "trainingTitle": {"type":"string","readOnly":true},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true},
    "version": {"type":"integer","readOnly":true},
  },
};
