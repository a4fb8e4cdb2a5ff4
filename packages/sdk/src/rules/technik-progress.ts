// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `technik-progress`. */
export const technikProgressRules: import('../table-rules.ts').TableRules<'technik-progress'> = {
  "name": "technik-progress",
  "entity": "TechnikProgress",
  "search": [],
  "sort": ["updatedAt,desc"],
  "access": {"read":{"right":"TechnikProgress:Read","orOwn":true},"create":{"right":"TechnikProgress:Write","orOwn":true},"update":{"right":"TechnikProgress:Write","orOwn":true},"remove":{"right":"TechnikProgress:Write","orOwn":true}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "student": {"required":true,"type":"string","format":"uuid","reference":"student","filters":["is","in"]},
    "technik": {"required":true,"type":"string","format":"uuid","reference":"technik","filters":["is","in"]},
    "level": {"required":true,"type":"string","enum":["toLearn","inProgress","mastered"],"filters":["is","in"]},
    "confirmedBy": {"type":"string","nullable":true,"format":"uuid","reference":"user","readOnly":true},
    "studentFirstName": {"type":"string","readOnly":true},
    "studentLastName": {"type":"string","readOnly":true},
    "studentPicture": {"type":"string","nullable":true,"readOnly":true},
    "studentBelt": {"type":"string","nullable":true,"readOnly":true},
    "technikNamePl": {"type":"string","readOnly":true},
    "technikNameEn": {"type":"string","readOnly":true},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true},
  },
};
