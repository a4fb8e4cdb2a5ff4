// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `exam-mark`. */
export const examMarkRules: import('../table-rules.ts').TableRules<'exam-mark'> = {
  "name": "exam-mark",
  "entity": "ExamMark",
  "search": [],
  "sort": [],
  "access": {"read":{"right":"ExamMark:Read"}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "candidate": {"type":"string","format":"uuid","reference":"exam-candidate","readOnly":true,"filters":["is","in"]},
    "technik": {"type":"string","format":"uuid","reference":"technik","readOnly":true,"filters":["is","in"]},
    "examiner": {"type":"string","format":"uuid","reference":"user","readOnly":true,"filters":["is","in"]},
    "mark": {"type":"string","enum":["passed","toImprove","failed"],"readOnly":true},
    "note": {"type":"string","nullable":true,"readOnly":true},
    "exam": {"type":"string","format":"uuid","reference":"exam","readOnly":true},
    "technikNamePl": {"type":"string","readOnly":true},
    "technikNameEn": {"type":"string","readOnly":true},
    "examinerFirstName": {"type":"string","readOnly":true},
    "examinerLastName": {"type":"string","readOnly":true},
    "createdAt": {"type":"string","format":"date-time","readOnly":true},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true},
    "version": {"type":"integer","readOnly":true},
  },
};
