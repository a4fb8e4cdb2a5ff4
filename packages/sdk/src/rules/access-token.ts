// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `access-token`. */
export const accessTokenRules: import('../table-rules.ts').TableRules<'access-token'> = {
  "name": "access-token",
  "entity": "AccessToken",
  "search": ["name","username","userFirstName","userLastName"],
  "sort": ["createdAt,desc"],
  "access": {"read":{"right":"AccessToken:Read","orOwn":true},"remove":{"right":"AccessToken:Write","orOwn":true}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "user": {"type":"string","format":"uuid","reference":"user","readOnly":true,"filters":["is","in"]},
    "name": {"type":"string","readOnly":true,"sortable":true,"filters":["is"]},
    "start": {"type":"string","readOnly":true},
    "rights": {"type":"array","items":{"type":"string","minLength":1,"maxLength":100},"readOnly":true},
    "expiresAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "lastUsedAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true},
    "lastUsedFrom": {"type":"string","nullable":true,"readOnly":true},
    "lastUsedBy": {"type":"string","nullable":true,"readOnly":true},
    "username": {"type":"string","readOnly":true},
    "userFirstName": {"type":"string","readOnly":true},
    "userLastName": {"type":"string","readOnly":true,"sortable":true},
    "userPicture": {"type":"string","nullable":true,"readOnly":true},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true},
    "version": {"type":"integer","readOnly":true},
  },
};
