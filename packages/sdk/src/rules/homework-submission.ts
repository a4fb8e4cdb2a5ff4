// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

import type { TableRules } from '../table-rules.ts';

export const homeworkSubmissionRules: TableRules<'homework-submission'> = {
  "name": "homework-submission",
  "entity": "HomeworkSubmission",
  "search": ["studentFirstName","studentLastName","homeworkTitle"],
  "sort": ["createdAt,desc"],
  "access": {"read":{"right":"HomeworkSubmission:Read","orOwn":true},"create":{"right":"HomeworkSubmission:Write","orOwn":true},"update":{"right":"HomeworkSubmission:Write","orOwn":true},"remove":{"right":"HomeworkSubmission:Write","orOwn":true}},
  "actions": {"submit":{"access":{"right":"HomeworkSubmission:Write","orOwn":true},"fields":{}},"review":{"access":{"right":"HomeworkSubmission:Write"},"fields":{"feedback":{"type":"string","minLength":1,"maxLength":2000},"rating":{"type":"integer","minimum":1,"maximum":5}}},"return":{"access":{"right":"HomeworkSubmission:Write"},"fields":{"feedback":{"required":true,"type":"string","minLength":1,"maxLength":2000}}}},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "homework": {"required":true,"type":"string","format":"uuid","reference":"homework","sortable":true,"filters":["is","in"]},
    "student": {"required":true,"type":"string","format":"uuid","reference":"student","sortable":true,"filters":["is","in"]},
    "text": {"type":"string","nullable":true,"minLength":1,"maxLength":10000,"filters":["is","null"]},
    "minutesPractised": {"type":"integer","nullable":true,"minimum":0,"maximum":600,"unit":"min","sortable":true,"filters":["is","range","null"]},
    "state": {"type":"string","enum":["assigned","draft","submitted","reviewed","returned"],"readOnly":true,"sortable":true,"filters":["is","in"]},
    "submittedAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true,"sortable":true,"filters":["is","range","null"]},
    "feedback": {"type":"string","nullable":true,"readOnly":true,"filters":["is","null"]},
    "rating": {"type":"integer","nullable":true,"readOnly":true,"sortable":true,"filters":["is","range","null"]},
    "reviewedBy": {"type":"string","nullable":true,"format":"uuid","reference":"user","readOnly":true,"sortable":true,"filters":["is","in","null"]},
    "dueAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true,"sortable":true,"filters":["is","range","null"]},
    "studentFirstName": {"type":"string","readOnly":true,"sortable":true,"filters":["is"]},
    "studentLastName": {"type":"string","readOnly":true,"sortable":true,"filters":["is"]},
    "studentPicture": {"type":"string","nullable":true,"readOnly":true},
    "studentBelt": {"type":"string","nullable":true,"readOnly":true,"sortable":true,"filters":["is","null"]},
    "homeworkTitle": {"type":"string","readOnly":true,"sortable":true,"filters":["is"]},
    "isOverdue": {"type":"boolean","readOnly":true,"sortable":true,"filters":["is"]},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
  },
};
