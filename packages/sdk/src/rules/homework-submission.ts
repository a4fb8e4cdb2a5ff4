// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `homework-submission`. */
export const homeworkSubmissionRules: import('../table-rules.ts').TableRules<'homework-submission'> = {
  "name": "homework-submission",
  "entity": "HomeworkSubmission",
  "search": ["studentFirstName","studentLastName","homeworkTitle"],
  "sort": ["createdAt,desc"],
  "access": {"read":{"right":"HomeworkSubmission:Read","orOwn":true},"create":{"right":"HomeworkSubmission:Write","orOwn":true},"update":{"right":"HomeworkSubmission:Write","orOwn":true},"remove":{"right":"HomeworkSubmission:Write","orOwn":true}},
  "actions": {"submit":{"access":{"right":"HomeworkSubmission:Write","orOwn":true},"fields":{}},"withdraw":{"access":{"right":"HomeworkSubmission:Write","orOwn":true},"fields":{}},"review":{"access":{"right":"HomeworkSubmission:Write"},"fields":{"feedback":{"type":"string","minLength":1,"maxLength":2000},"rating":{"type":"integer","minimum":1,"maximum":5}}},"return":{"access":{"right":"HomeworkSubmission:Write"},"fields":{"feedback":{"required":true,"type":"string","minLength":1,"maxLength":2000}}},"reopen":{"access":{"right":"HomeworkSubmission:Write"},"fields":{}}},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "homework": {"required":true,"type":"string","format":"uuid","reference":"homework","filters":["is","in"]},
    "student": {"required":true,"type":"string","format":"uuid","reference":"student","filters":["is","in"]},
    "text": {"type":"string","nullable":true,"minLength":1,"maxLength":10000},
    "minutesPractised": {"type":"integer","nullable":true,"minimum":0,"maximum":600,"unit":"min"},
    "state": {"type":"string","enum":["assigned","draft","submitted","reviewed","returned"],"readOnly":true,"sortable":true,"filters":["is","in"]},
    "submittedAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true,"sortable":true,"filters":["is","range","null"]},
    "feedback": {"type":"string","nullable":true,"readOnly":true},
    "rating": {"type":"integer","nullable":true,"readOnly":true},
    "reviewedBy": {"type":"string","nullable":true,"format":"uuid","reference":"user","readOnly":true,"filters":["is","in","null"]},
    "dueAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true},
    "studentFirstName": {"type":"string","readOnly":true,"sortable":true},
    "studentLastName": {"type":"string","readOnly":true,"sortable":true},
    "studentPicture": {"type":"string","nullable":true,"readOnly":true},
    "studentBelt": {"type":"string","nullable":true,"readOnly":true},
    "homeworkTitle": {"type":"string","readOnly":true,"sortable":true},
    "reviewerName": {"type":"string","nullable":true,"readOnly":true},
    "isOverdue": {"type":"boolean","readOnly":true,"filters":["is"]},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true},
    "version": {"type":"integer","readOnly":true},
  },
};
