// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

import type { TableRules } from '../table-rules.ts';

export const priceRules: TableRules<'price'> = {
  "name": "price",
  "entity": "Price",
  "search": [],
  "sort": ["rank,asc"],
  "access": {"read":{"right":"Price:Read"}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "namePl": {"type":"string","readOnly":true,"sortable":true,"filters":["is"]},
    "nameEn": {"type":"string","nullable":true,"readOnly":true,"sortable":true,"filters":["is","null"]},
    "amountPln": {"type":"number","unit":"PLN","readOnly":true,"sortable":true,"filters":["is","range"]},
    "per": {"type":"string","enum":["month","class","year","once"],"readOnly":true,"sortable":true,"filters":["is","in"]},
    "section": {"type":"string","nullable":true,"enum":["kids","youth","adult"],"readOnly":true,"sortable":true,"filters":["is","in","null"]},
    "notePl": {"type":"string","nullable":true,"readOnly":true,"sortable":true,"filters":["is","null"]},
    "noteEn": {"type":"string","nullable":true,"readOnly":true,"sortable":true,"filters":["is","null"]},
    "rank": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
    "shown": {"type":"boolean","readOnly":true,"sortable":true,"filters":["is"]},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
  },
};
