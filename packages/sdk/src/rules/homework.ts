// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `homework`. */
export const homeworkRules: import('../table-rules.ts').TableRules<'homework'> = {
  "name": "homework",
  "entity": "Homework",
  "search": ["title","authorName"],
  "sort": ["dueAt,desc"],
  "access": {"read":{"right":"Homework:Read","orOwn":true},"create":{"right":"Homework:Write"},"update":{"right":"Homework:Write"},"remove":{"right":"Homework:Write"}},
  "actions": {"publish":{"access":{"right":"Homework:Write"},"fields":{}},"close":{"access":{"right":"Homework:Write"},"fields":{}},"archive":{"access":{"right":"Homework:Write"},"fields":{}}},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "title": {"required":true,"type":"string","minLength":1,"maxLength":150,"sortable":true,"filters":["is"]},
    "description": {"required":true,"type":"string","minLength":1,"maxLength":10000},
    "author": {"type":"string","nullable":true,"format":"uuid","reference":"user","filters":["is","in","null"]},
    "assignees": {"required":true,"type":"string","enum":["students","section","gradeRange"]},
    "students": {"type":"array","maxItems":500,"items":{"type":"string","format":"uuid","reference":"student"}},
    "section": {"type":"string","nullable":true,"enum":["kids","youth","adult"]},
    "minGrade": {"type":"string","nullable":true,"format":"uuid","reference":"grade"},
    "maxGrade": {"type":"string","nullable":true,"format":"uuid","reference":"grade"},
    "techniques": {"type":"array","maxItems":20,"items":{"type":"string","format":"uuid","reference":"technik"}},
    "availableFrom": {"type":"string","nullable":true,"format":"date-time"},
    "dueAt": {"type":"string","nullable":true,"format":"date-time","sortable":true,"filters":["is","range","null"]},
    "submission": {"type":"string","default":"text","enum":["none","text","link","file"]},
    "state": {"type":"string","enum":["draft","published","closed","archived"],"readOnly":true,"sortable":true,"filters":["is","in"]},
    "assignedCount": {"type":"integer","readOnly":true},
    "submittedCount": {"type":"integer","readOnly":true},
    "reviewedCount": {"type":"integer","readOnly":true},
    "authorName": {"type":"string","nullable":true,"readOnly":true},
    "createdAt": {"type":"string","format":"date-time","readOnly":true},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true},
    "version": {"type":"integer","readOnly":true},
  },
};
