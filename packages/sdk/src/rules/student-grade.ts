// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `student-grade`. */
export const studentGradeRules: import('../table-rules.ts').TableRules<'student-grade'> = {
  "name": "student-grade",
  "entity": "StudentGrade",
  "search": ["studentFirstName","studentLastName","examiner"],
  "sort": ["awardedOn,desc"],
  "access": {"read":{"right":"StudentGrade:Read","orOwn":true},"create":{"right":"StudentGrade:Write"}},
  "actions": {"annul":{"access":{"right":"StudentGrade:Write"},"fields":{"reason":{"required":true,"type":"string","minLength":1,"maxLength":500}}}},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "student": {"required":true,"type":"string","format":"uuid","reference":"student","filters":["is","in"]},
    "grade": {"required":true,"type":"string","format":"uuid","reference":"grade","filters":["is","in"]},
    "awardedOn": {"required":true,"type":"string","format":"date","sortable":true,"filters":["is","range"]},
    "examiner": {"type":"string","nullable":true,"minLength":1,"maxLength":200},
    "note": {"type":"string","nullable":true,"minLength":1,"maxLength":1000},
    "exam": {"type":"string","nullable":true,"format":"uuid","reference":"exam","readOnly":true,"filters":["is","in","null"]},
    "annulledAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true},
    "annulledReason": {"type":"string","nullable":true,"readOnly":true},
    "gradeRank": {"type":"integer","readOnly":true},
    "studentFirstName": {"type":"string","readOnly":true},
    "studentLastName": {"type":"string","readOnly":true},
    "createdAt": {"type":"string","format":"date-time","readOnly":true},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true},
    "version": {"type":"integer","readOnly":true},
  },
};
