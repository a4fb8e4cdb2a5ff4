// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `item`. */
export const itemRules: import('../table-rules.ts').TableRules<'item'> = {
  "name": "item",
  "entity": "Item",
  "search": ["name","inventoryNo","loanedTo","workplaceName"],
  "sort": ["name,asc"],
  "access": {"read":{"right":"Item:Read"},"create":{"right":"Item:Write"},"update":{"right":"Item:Write"},"remove":{"right":"Item:Write"}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "name": {"required":true,"type":"string","minLength":1,"maxLength":100,"sortable":true,"filters":["is"]},
    "category": {"type":"string","default":"other","enum":["weapon","gi","mat","book","other"],"sortable":true,"filters":["is","in"]},
    "inventoryNo": {"type":"string","nullable":true,"minLength":1,"maxLength":30,"unique":true,"sortable":true,"filters":["is","null"]},
    "sizeLabel": {"type":"string","nullable":true,"minLength":1,"maxLength":40,"sortable":true,"filters":["is","null"]},
    "workplace": {"type":"string","nullable":true,"format":"uuid","reference":"workplace","filters":["is","in","null"]},
    "purchasedOn": {"type":"string","nullable":true,"format":"date","sortable":true,"filters":["is","range","null"]},
    "valuePln": {"type":"number","nullable":true,"minimum":0,"maximum":1000000,"unit":"PLN","sortable":true,"filters":["is","range","null"]},
    "condition": {"type":"string","nullable":true,"minLength":1,"maxLength":200,"sortable":true,"filters":["is","null"]},
    "status": {"type":"string","default":"available","enum":["available","loaned","repair","retired"],"sortable":true,"filters":["is","in"]},
    "loanedTo": {"type":"string","nullable":true,"readOnly":true,"sortable":true,"filters":["is","null"]},
    "loanDueOn": {"type":"string","nullable":true,"format":"date","readOnly":true,"sortable":true,"filters":["is","range","null"]},
    "workplaceName": {"type":"string","nullable":true,"readOnly":true,"sortable":true,"filters":["is","null"]},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
  },
};
