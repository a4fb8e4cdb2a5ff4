// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `announcement-file`. */
export const announcementFileRules: import('../table-rules.ts').TableRules<'announcement-file'> = {
  "name": "announcement-file",
  "entity": "AnnouncementFile",
  "search": [],
  "sort": ["createdAt,asc"],
  "access": {"read":{"right":"AnnouncementFile:Read","orOwn":true},"update":{"right":"AnnouncementFile:Write","orOwn":true}},
  "actions": {"discard":{"access":{"right":"Announcement:Write","orOwn":true},"fields":{}},"restore":{"access":{"right":"Announcement:Write","orOwn":true},"fields":{}}},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "alt": {"type":"string","nullable":true,"minLength":1,"maxLength":300},
    "announcement": {"type":"string","format":"uuid","reference":"announcement","readOnly":true,"filters":["is","in"]},
    "name": {"type":"string","readOnly":true},
    "mediaType": {"type":"string","enum":["image/jpeg","image/png","image/webp","application/pdf"],"readOnly":true},
    "bytes": {"type":"integer","readOnly":true},
    "sha256": {"type":"string","readOnly":true},
    "width": {"type":"integer","nullable":true,"readOnly":true},
    "height": {"type":"integer","nullable":true,"readOnly":true},
    "discardedAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true,"sortable":true,"filters":["is","range","null"]},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true},
    "version": {"type":"integer","readOnly":true},
  },
};
