// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `userlastlogin`. */
export const userlastloginRules: import('../table-rules.ts').TableRules<'userlastlogin'> = {
  "name": "userlastlogin",
  "entity": "UserLastLogin",
  "search": ["username","fullName"],
  "sort": ["lastLoginAt,desc"],
  "access": {"read":{"right":"UserLastLogin:Read","orOwn":true}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "user": {"type":"string","format":"uuid","reference":"user","readOnly":true,"filters":["is","in"]},
    "lastLoginAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true,"sortable":true,"filters":["is","range","null"]},
    "previousLoginAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true},
    "count": {"type":"integer","readOnly":true},
    "method": {"type":"string","nullable":true,"enum":["password","google","lightning"],"readOnly":true},
    "failedCount": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
    "lastFailedAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true},
    "ipMasked": {"type":"string","nullable":true,"readOnly":true},
    "userAgentFamily": {"type":"string","nullable":true,"readOnly":true},
    "username": {"type":"string","readOnly":true,"sortable":true},
    "fullName": {"type":"string","readOnly":true},
    "userFirstName": {"type":"string","readOnly":true},
    "userLastName": {"type":"string","readOnly":true,"sortable":true},
    "userPicture": {"type":"string","nullable":true,"readOnly":true},
    "createdAt": {"type":"string","format":"date-time","readOnly":true},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true},
    "version": {"type":"integer","readOnly":true},
  },
};
