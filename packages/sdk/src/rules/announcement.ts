// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `announcement`. */
export const announcementRules: import('../table-rules.ts').TableRules<'announcement'> = {
  "name": "announcement",
  "entity": "Announcement",
  "search": ["titlePl","titleEn","authorName"],
  "sort": ["createdAt,desc"],
  "access": {"read":{"right":"Announcement:Read","orOwn":true},"create":{"right":"Announcement:Write","orOwn":true},"update":{"right":"Announcement:Write","orOwn":true},"remove":{"right":"Announcement:Write","orOwn":true}},
  "actions": {"send":{"access":{"right":"Announcement:Write","orOwn":true},"fields":{}},"take-back":{"access":{"right":"Announcement:Write","orOwn":true},"fields":{}}},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "titlePl": {"required":true,"type":"string","minLength":1,"maxLength":150,"sortable":true,"filters":["is"]},
    "titleEn": {"type":"string","nullable":true,"minLength":1,"maxLength":150},
    "bodyPl": {"required":true,"type":"string","minLength":1,"maxLength":10000},
    "bodyEn": {"type":"string","nullable":true,"minLength":1,"maxLength":10000},
    "audience": {"type":"string","default":"all","enum":["all","section","group","training","person"],"filters":["is","in"]},
    "section": {"type":"string","nullable":true,"enum":["kids","youth","adult"]},
    "group": {"type":"string","nullable":true,"format":"uuid","reference":"groupright","filters":["is","in","null"]},
    "training": {"type":"string","nullable":true,"format":"uuid","reference":"training","filters":["is","in","null"]},
    "student": {"type":"string","nullable":true,"format":"uuid","reference":"student","filters":["is","in","null"]},
    "publishAt": {"type":"string","nullable":true,"format":"date-time","sortable":true,"filters":["is","range","null"]},
    "author": {"type":"string","nullable":true,"format":"uuid","reference":"user","readOnly":true,"filters":["is","in","null"]},
    "state": {"type":"string","enum":["draft","scheduled","sent","takenBack"],"readOnly":true,"filters":["is","in"]},
    "sentAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true,"sortable":true,"filters":["is","range","null"]},
    "readerCount": {"type":"integer","readOnly":true},
    "authorName": {"type":"string","nullable":true,"readOnly":true},
    "authorPicture": {"type":"string","nullable":true,"readOnly":true},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true},
    "version": {"type":"integer","readOnly":true},
  },
};
