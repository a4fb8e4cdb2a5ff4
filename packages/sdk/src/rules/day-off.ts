// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `day-off`. */
export const dayOffRules: import('../table-rules.ts').TableRules<'day-off'> = {
  "name": "day-off",
  "entity": "DayOff",
  "search": ["name","workplaceName"],
  "sort": ["dateFrom,asc"],
  "access": {"read":{"right":"DayOff:Read"},"create":{"right":"DayOff:Write"},"update":{"right":"DayOff:Write"},"remove":{"right":"DayOff:Write"}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "name": {"required":true,"type":"string","minLength":1,"maxLength":150,"sortable":true,"filters":["is"]},
    "dateFrom": {"required":true,"type":"string","format":"date","sortable":true,"filters":["is","range"]},
    "dateTo": {"required":true,"type":"string","format":"date","sortable":true,"filters":["is","range"]},
    "kind": {"required":true,"type":"string","enum":["publicHoliday","schoolBreak","closure","instructor"],"sortable":true,"filters":["is","in"]},
    "workplace": {"type":"string","nullable":true,"format":"uuid","reference":"workplace","filters":["is","in","null"]},
    "section": {"type":"string","nullable":true,"enum":["kids","youth","adult"],"sortable":true,"filters":["is","in","null"]},
    "note": {"type":"string","nullable":true,"minLength":1,"maxLength":1000,"filters":["is","null"]},
    "cancelledCount": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
    "workplaceName": {"type":"string","nullable":true,"readOnly":true,"sortable":true,"filters":["is","null"]},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
  },
};
