// biome-ignore-all format: a row a table
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** Which tables each table refers to, by its fields. */
export const references = {
  "article": {"author":["user"]},
  "audit-log": {"user":["user"]},
  "day-off": {"workplace":["workplace"]},
  "exam": {"workplace":["workplace"]},
  "exam-candidate": {"exam":["exam"],"student":["student"],"gradeTo":["grade"],"gradeFrom":["grade"]},
  "grade": {},
  "groupright": {},
  "guardian": {"student":["student"],"user":["user"]},
  "homework": {"author":["user"],"minGrade":["grade"],"maxGrade":["grade"]},
  "homework-submission": {"homework":["homework"],"student":["student"],"reviewedBy":["user"]},
  "item": {"workplace":["workplace"]},
  "item-loan": {"item":["item"],"student":["student"]},
  "presence": {"student":["student"],"training":["training"],"confirmedBy":["user"],"studentGrade":["grade"]},
  "rightto": {"group":["groupright"]},
  "student": {"user":["user"],"workplace":["workplace"],"grade":["grade"]},
  "student-grade": {"student":["student"],"grade":["grade"],"exam":["exam"]},
  "tablefortest": {"dictionary":["tablefortestdictionary"]},
  "tablefortestdictionary": {},
  "task": {"assignee":["user"]},
  "technik": {},
  "technik-progress": {"student":["student"],"technik":["technik"],"confirmedBy":["user"]},
  "technik-requirement": {"grade":["grade"],"technik":["technik"]},
  "training": {"workplace":["workplace"],"instructor":["user","student"],"minGrade":["grade"],"maxGrade":["grade"],"dayOff":["day-off"],"series":["training-series"]},
  "training-series": {"workplace":["workplace"],"instructor":["user","student"],"minGrade":["grade"],"maxGrade":["grade"]},
  "user": {},
  "useringroupright": {"user":["user"],"group":["groupright"]},
  "userlastlogin": {"user":["user"]},
  "workplace": {},
};
