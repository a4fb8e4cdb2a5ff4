// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `webhook`. */
export const webhookRules: import('../table-rules.ts').TableRules<'webhook'> = {
  "name": "webhook",
  "entity": "Webhook",
  "search": ["name","url"],
  "sort": ["name,asc"],
  "access": {"read":{"right":"Webhook:Read"},"create":{"right":"Webhook:Write"},"update":{"right":"Webhook:Write"},"remove":{"right":"Webhook:Write"}},
  "actions": {"secret":{"access":{"right":"Webhook:Write"},"fields":{}},"test":{"access":{"right":"Webhook:Write"},"fields":{}}},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "name": {"required":true,"type":"string","minLength":1,"maxLength":100,"sortable":true,"filters":["is"]},
    "url": {"required":true,"type":"string","minLength":1,"maxLength":2000,"pattern":"^[hH][tT][tT][pP][sS]?://","example":"https://example.org/hooks","filters":["is"]},
    "tables": {"required":true,"type":"array","minItems":1,"maxItems":38,"items":{"type":"string","enum":["access-token","announcement","announcement-file","article","club-contact","club-profile","day-off","exam","exam-candidate","exam-mark","grade","groupright","guardian","homework","homework-file","homework-step","homework-submission","item","item-loan","landing-section","lead","presence","price","rightto","student","student-grade","tablefortest","tablefortestdictionary","task","technik","technik-progress","technik-requirement","training","training-series","training-technik","user","useringroupright","workplace"]}},
    "events": {"required":true,"type":"array","minItems":1,"maxItems":3,"items":{"type":"string","enum":["create","update","remove"]}},
    "active": {"type":"boolean","default":true,"sortable":true,"filters":["is"]},
    "failingSince": {"type":"string","nullable":true,"format":"date-time","readOnly":true,"sortable":true,"filters":["is","range","null"]},
    "offReason": {"type":"string","nullable":true,"enum":["failing","gone"],"readOnly":true,"sortable":true,"filters":["is","in","null"]},
    "secretSince": {"type":"string","nullable":true,"format":"date-time","readOnly":true,"sortable":true,"filters":["is","range","null"]},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
  },
};
