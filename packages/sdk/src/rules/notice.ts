// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `notice`. */
export const noticeRules: import('../table-rules.ts').TableRules<'notice'> = {
  "name": "notice",
  "entity": "Notice",
  "search": [],
  "sort": ["createdAt,desc"],
  "access": {"read":"signed-in"},
  "actions": {"read":{"access":"signed-in","fields":{}},"unread":{"access":"signed-in","fields":{}}},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "user": {"type":"string","format":"uuid","readOnly":true,"filters":["is","in"]},
    "kind": {"type":"string","enum":["trainingCancelled","trainingRestored","gradeAwarded","examInvitation","examResult","homeworkAssigned","homeworkReturned","homeworkReviewed","excuseAccepted","paperExpiring","missed","newDevice","tokenExpiring","webhookOff","leadCame","announcement"],"readOnly":true},
    "table": {"type":"string","enum":["access-token","announcement","announcement-file","announcement-reader","article","audit-log","club-contact","club-profile","day-off","exam","exam-candidate","exam-mark","grade","groupright","guardian","homework","homework-file","homework-step","homework-submission","item","item-loan","landing-section","lead","notice","presence","price","rightto","student","student-grade","student-limit","tablefortest","tablefortestdictionary","task","technik","technik-progress","technik-requirement","training","training-series","training-technik","user","useringroupright","userlastlogin","webhook","workplace"],"readOnly":true},
    "row": {"type":"string","format":"uuid","readOnly":true,"filters":["is","in"]},
    "student": {"type":"string","nullable":true,"format":"uuid","readOnly":true,"filters":["is","in","null"]},
    "name": {"type":"string","readOnly":true},
    "at": {"type":"string","nullable":true,"format":"date-time","readOnly":true},
    "reason": {"type":"string","nullable":true,"readOnly":true},
    "count": {"type":"integer","readOnly":true},
    "readAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true,"sortable":true,"filters":["is","range","null"]},
    "studentFirstName": {"type":"string","nullable":true,"readOnly":true},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true},
    "version": {"type":"integer","readOnly":true},
  },
};
