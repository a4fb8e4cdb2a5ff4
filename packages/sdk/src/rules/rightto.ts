// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `rightto`. */
export const righttoRules: import('../table-rules.ts').TableRules<'rightto'> = {
  "name": "rightto",
  "entity": "RightTo",
  "search": ["right","groupName"],
  "sort": ["right,asc"],
  "access": {"read":{"right":"RightTo:Read"},"create":{"right":"RightTo:Write"},"update":{"right":"RightTo:Write"},"remove":{"right":"RightTo:Write"}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "group": {"required":true,"type":"string","format":"uuid","reference":"groupright","filters":["is","in"]},
    "right": {"required":true,"type":"string","minLength":1,"maxLength":100,"pattern":"^[A-Z][A-Za-z]*:[A-Za-z0-9]+$","example":"Student:Read","sortable":true,"filters":["is","in"]},
    "groupName": {"type":"string","readOnly":true,"sortable":true,"filters":["is"]},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
  },
};
