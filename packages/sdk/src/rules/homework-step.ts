// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `homework-step`. */
export const homeworkStepRules: import('../table-rules.ts').TableRules<'homework-step'> = {
  "name": "homework-step",
  "entity": "HomeworkStep",
  "search": [],
  "sort": ["createdAt,asc"],
  "access": {"read":{"right":"HomeworkStep:Read","orOwn":true}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "submission": {"type":"string","format":"uuid","reference":"homework-submission","readOnly":true,"filters":["is","in"]},
    "kind": {"type":"string","enum":["submitted","returned","reviewed"],"readOnly":true},
    "by": {"type":"string","nullable":true,"format":"uuid","reference":"user","readOnly":true,"filters":["is","in","null"]},
    "text": {"type":"string","nullable":true,"readOnly":true},
    "minutesPractised": {"type":"integer","nullable":true,"unit":"min","readOnly":true},
    "fileNames": {"type":"array","items":{"type":"string","minLength":1,"maxLength":200},"readOnly":true},
    "feedback": {"type":"string","nullable":true,"readOnly":true},
    "rating": {"type":"integer","nullable":true,"readOnly":true},
    "byName": {"type":"string","nullable":true,"readOnly":true},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true},
    "version": {"type":"integer","readOnly":true},
  },
};
