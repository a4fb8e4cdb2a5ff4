// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `exam`. */
export const examRules: import('../table-rules.ts').TableRules<'exam'> = {
  "name": "exam",
  "entity": "Exam",
  "search": ["name","workplaceName"],
  "sort": ["date,desc"],
  "access": {"read":{"right":"Exam:Read","orOwn":true},"create":{"right":"Exam:Write"},"update":{"right":"Exam:Write"},"remove":{"right":"Exam:Write"}},
  "actions": {"open":{"access":{"right":"Exam:Write"},"fields":{}},"invite":{"access":{"right":"ExamCandidate:Write"},"fields":{"students":{"required":true,"type":"array","minItems":1,"maxItems":200,"items":{"type":"string","format":"uuid","reference":"student"}},"conditionsMet":{"type":"boolean"},"overrideReason":{"type":"string","minLength":1,"maxLength":500}}},"start":{"access":{"right":"Exam:Write"},"fields":{}},"complete":{"access":{"right":"Exam:Write"},"fields":{}},"cancel":{"access":{"right":"Exam:Write"},"fields":{"reason":{"required":true,"type":"string","minLength":1,"maxLength":500}}}},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "name": {"required":true,"type":"string","minLength":1,"maxLength":150,"sortable":true,"filters":["is"]},
    "date": {"required":true,"type":"string","format":"date","sortable":true,"filters":["is","range"]},
    "workplace": {"required":true,"type":"string","format":"uuid","reference":"workplace","filters":["is","in"]},
    "profile": {"required":true,"type":"string","enum":["PFA","PZA","HOMBU","CFAI"],"sortable":true,"filters":["is","in"]},
    "examiners": {"required":true,"type":"array","minItems":1,"maxItems":5,"items":{"type":"string","minLength":1,"maxLength":100}},
    "applicationDeadline": {"type":"string","nullable":true,"format":"date","sortable":true,"filters":["is","range","null"]},
    "feePln": {"type":"number","nullable":true,"minimum":0,"maximum":10000,"unit":"PLN","sortable":true,"filters":["is","range","null"]},
    "state": {"type":"string","enum":["draft","open","inProgress","completed","cancelled"],"readOnly":true,"sortable":true,"filters":["is","in"]},
    "cancelReason": {"type":"string","nullable":true,"readOnly":true,"filters":["is","null"]},
    "completedAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true,"sortable":true,"filters":["is","range","null"]},
    "evidenceHash": {"type":"string","nullable":true,"readOnly":true,"sortable":true,"filters":["is","null"]},
    "candidateCount": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
    "pendingCount": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
    "passedCount": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
    "workplaceName": {"type":"string","readOnly":true,"sortable":true,"filters":["is"]},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
  },
};
