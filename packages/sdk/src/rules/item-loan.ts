// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `item-loan`. */
export const itemLoanRules: import('../table-rules.ts').TableRules<'item-loan'> = {
  "name": "item-loan",
  "entity": "ItemLoan",
  "search": ["itemName","itemInventoryNo","studentFirstName","studentLastName"],
  "sort": ["from,desc"],
  "access": {"read":{"right":"ItemLoan:Read","orOwn":true},"create":{"right":"ItemLoan:Write"},"update":{"right":"ItemLoan:Write"},"remove":{"right":"ItemLoan:Write"}},
  "actions": {"return":{"access":{"right":"ItemLoan:Write"},"fields":{"returnedOn":{"type":"string","format":"date"},"note":{"type":"string","minLength":1,"maxLength":500}}}},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "item": {"required":true,"type":"string","format":"uuid","reference":"item","filters":["is","in"]},
    "student": {"required":true,"type":"string","format":"uuid","reference":"student","filters":["is","in"]},
    "from": {"required":true,"type":"string","format":"date","sortable":true,"filters":["is","range"]},
    "dueOn": {"type":"string","nullable":true,"format":"date","sortable":true,"filters":["is","range","null"]},
    "returnedOn": {"type":"string","nullable":true,"format":"date","sortable":true,"filters":["is","range","null"]},
    "note": {"type":"string","nullable":true,"minLength":1,"maxLength":500},
    "itemName": {"type":"string","readOnly":true},
    "itemInventoryNo": {"type":"string","nullable":true,"readOnly":true},
    "studentFirstName": {"type":"string","readOnly":true,"sortable":true},
    "studentLastName": {"type":"string","readOnly":true,"sortable":true},
    "studentPicture": {"type":"string","nullable":true,"readOnly":true},
    "studentBelt": {"type":"string","nullable":true,"readOnly":true},
    "overdue": {"type":"boolean","readOnly":true,"filters":["is"]},
    "createdAt": {"type":"string","format":"date-time","readOnly":true},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true},
    "version": {"type":"integer","readOnly":true},
  },
};
