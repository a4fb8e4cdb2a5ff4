// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `task`. */
export const taskRules: import('../table-rules.ts').TableRules<'task'> = {
  "name": "task",
  "entity": "Task",
  "search": ["title","assigneeName"],
  "sort": ["priority,asc","createdAt,desc"],
  "access": {"read":{"right":"Task:Read","orOwn":true},"create":{"right":"Task:Write"},"update":{"right":"Task:Write"},"remove":{"right":"Task:Write"}},
  "actions": {"done":{"access":{"right":"Task:Write"},"fields":{}},"reopen":{"access":{"right":"Task:Write"},"fields":{}}},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "title": {"required":true,"type":"string","minLength":1,"maxLength":150,"sortable":true,"filters":["is"]},
    "description": {"type":"string","nullable":true,"minLength":1,"maxLength":5000,"filters":["is","null"]},
    "assignee": {"type":"string","nullable":true,"format":"uuid","reference":"user","filters":["is","in","null"]},
    "status": {"type":"string","default":"todo","enum":["todo","doing","done","dropped"],"sortable":true,"filters":["is","in"]},
    "priority": {"type":"integer","minimum":1,"maximum":5,"default":3,"sortable":true,"filters":["is","range"]},
    "dueOn": {"type":"string","nullable":true,"format":"date","sortable":true,"filters":["is","range","null"]},
    "doneAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true,"sortable":true,"filters":["is","range","null"]},
    "assigneeName": {"type":"string","nullable":true,"readOnly":true,"sortable":true,"filters":["is","null"]},
    "assigneeFirstName": {"type":"string","nullable":true,"readOnly":true,"sortable":true,"filters":["is","null"]},
    "assigneeLastName": {"type":"string","nullable":true,"readOnly":true,"sortable":true,"filters":["is","null"]},
    "assigneePicture": {"type":"string","nullable":true,"readOnly":true,"sortable":true,"filters":["is","null"]},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
  },
};
