// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `useringroupright`. */
export const useringrouprightRules: import('../table-rules.ts').TableRules<'useringroupright'> = {
  "name": "useringroupright",
  "entity": "UserInGroupRight",
  "search": ["username","userFirstName","userLastName","groupName"],
  "sort": ["userLastName,asc","userFirstName,asc"],
  "access": {"read":{"right":"UserInGroupRight:Read","orOwn":true},"create":{"right":"UserInGroupRight:Write"},"update":{"right":"UserInGroupRight:Write"},"remove":{"right":"UserInGroupRight:Write"}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "user": {"required":true,"type":"string","format":"uuid","reference":"user","filters":["is","in"]},
    "group": {"required":true,"type":"string","format":"uuid","reference":"groupright","filters":["is","in"]},
    "validFrom": {"type":"string","nullable":true,"format":"date-time","sortable":true,"filters":["is","range","null"]},
    "validTo": {"type":"string","nullable":true,"format":"date-time","sortable":true,"filters":["is","range","null"]},
    "username": {"type":"string","readOnly":true,"sortable":true},
    "userFirstName": {"type":"string","readOnly":true,"sortable":true},
    "userLastName": {"type":"string","readOnly":true,"sortable":true},
    "userPicture": {"type":"string","nullable":true,"readOnly":true},
    "groupName": {"type":"string","readOnly":true},
    "createdAt": {"type":"string","format":"date-time","readOnly":true},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true},
    "version": {"type":"integer","readOnly":true},
  },
};
