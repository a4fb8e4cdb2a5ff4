// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `price`. */
export const priceRules: import('../table-rules.ts').TableRules<'price'> = {
  "name": "price",
  "entity": "Price",
  "search": [],
  "sort": ["rank,asc"],
  "access": {"read":{"right":"Price:Read"},"update":{"right":"Price:Write"}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "namePl": {"required":true,"type":"string","minLength":1,"maxLength":120,"sortable":true,"filters":["is"]},
    "nameEn": {"type":"string","nullable":true,"minLength":1,"maxLength":120,"sortable":true,"filters":["is","null"]},
    "amountPln": {"required":true,"type":"number","minimum":0,"maximum":100000,"unit":"PLN","sortable":true,"filters":["is","range"]},
    "per": {"type":"string","default":"month","enum":["month","class","year","once"],"sortable":true,"filters":["is","in"]},
    "section": {"type":"string","nullable":true,"enum":["kids","youth","adult"],"sortable":true,"filters":["is","in","null"]},
    "notePl": {"type":"string","nullable":true,"minLength":1,"maxLength":200,"sortable":true,"filters":["is","null"]},
    "noteEn": {"type":"string","nullable":true,"minLength":1,"maxLength":200,"sortable":true,"filters":["is","null"]},
    "rank": {"required":true,"type":"integer","minimum":0,"maximum":1000,"sortable":true,"filters":["is","range"]},
    "shown": {"type":"boolean","default":true,"sortable":true,"filters":["is"]},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
  },
};
