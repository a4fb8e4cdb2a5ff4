// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `user`. */
export const userRules: import('../table-rules.ts').TableRules<'user'> = {
  "name": "user",
  "entity": "User",
  "search": ["username","email","firstName","lastName"],
  "sort": ["lastName,asc","firstName,asc"],
  "access": {"read":{"right":"User:Read","orOwn":true},"create":{"right":"User:Write"},"update":{"right":"User:Write"},"remove":{"right":"User:Write"}},
  "actions": {"invite":{"access":{"right":"User:Write"},"fields":{}},"take-off-second-factor":{"access":{"right":"User:Write"},"fields":{}}},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "username": {"required":true,"type":"string","minLength":3,"maxLength":64,"pattern":"^[a-z0-9._-]+$","example":"jan.kowalski","unique":true,"sortable":true,"filters":["is"]},
    "email": {"required":true,"type":"string","maxLength":254,"format":"email","sortable":true,"filters":["is"]},
    "firstName": {"required":true,"type":"string","minLength":1,"maxLength":100,"sortable":true,"filters":["is"]},
    "lastName": {"required":true,"type":"string","minLength":1,"maxLength":100,"sortable":true,"filters":["is"]},
    "phone": {"type":"string","nullable":true,"maxLength":16,"pattern":"^\\+[1-9][0-9]{6,14}$","example":"+48600100200"},
    "language": {"type":"string","default":"pl","enum":["pl","en"]},
    "enabled": {"type":"boolean","default":true},
    "status": {"type":"string","default":"invited","enum":["invited","active","blocked","pendingErasure","erased"],"steps":{"invited":["active"],"active":["blocked"],"blocked":["active","pendingErasure"],"pendingErasure":["blocked"],"erased":[]},"sortable":true,"filters":["is","in"]},
    "emailVerifiedAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true},
    "bouncedAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true},
    "bounceReason": {"type":"string","nullable":true,"readOnly":true},
    "termsAcceptedAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true},
    "termsVersion": {"type":"string","nullable":true,"readOnly":true},
    "privacyAcceptedAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true},
    "privacyVersion": {"type":"string","nullable":true,"readOnly":true},
    "secondFactorSince": {"type":"string","nullable":true,"format":"date-time","readOnly":true},
    "erasureRequestedAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true},
    "picture": {"type":"string","nullable":true,"picture":[128,512],"readOnly":true},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true},
    "version": {"type":"integer","readOnly":true},
    "password": {"type":"string","nullable":true,"minLength":10,"maxLength":128,"format":"password","writeOnly":true},
  },
};
