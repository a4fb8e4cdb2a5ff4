// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `audit-log`. */
export const auditLogRules: import('../table-rules.ts').TableRules<'audit-log'> = {
  "name": "audit-log",
  "entity": "AuditLog",
  "search": [],
  "sort": ["createdAt,desc"],
  "access": {"read":{"right":"AuditLog:Read"}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "user": {"type":"string","nullable":true,"format":"uuid","reference":"user","readOnly":true,"filters":["is","in","null"]},
    "table": {"type":"string","enum":["access-token","announcement","announcement-file","announcement-reader","article","audit-log","club-contact","club-profile","day-off","exam","exam-candidate","exam-mark","grade","groupright","guardian","homework","homework-file","homework-step","homework-submission","item","item-loan","landing-section","lead","notice","presence","price","rightto","student","student-grade","student-limit","tablefortest","tablefortestdictionary","task","technik","technik-progress","technik-requirement","training","training-series","training-technik","user","useringroupright","userlastlogin","webhook","workplace"],"readOnly":true,"filters":["is","in"]},
    "row": {"type":"string","format":"uuid","readOnly":true,"filters":["is","in"]},
    "verb": {"type":"string","readOnly":true},
    "name": {"type":"string","nullable":true,"readOnly":true},
    "changes": {"type":"object","readOnly":true},
    "belongsTo": {"type":"string","nullable":true,"format":"uuid","readOnly":true,"filters":["is","in","null"]},
    "username": {"type":"string","nullable":true,"readOnly":true},
    "userFirstName": {"type":"string","nullable":true,"readOnly":true},
    "userLastName": {"type":"string","nullable":true,"readOnly":true},
    "userPicture": {"type":"string","nullable":true,"readOnly":true},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true},
    "version": {"type":"integer","readOnly":true},
  },
};
