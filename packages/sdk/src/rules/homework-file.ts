// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `homework-file`. */
export const homeworkFileRules: import('../table-rules.ts').TableRules<'homework-file'> = {
  "name": "homework-file",
  "entity": "HomeworkFile",
  "search": [],
  "sort": ["createdAt,asc"],
  "access": {"read":{"right":"HomeworkFile:Read","orOwn":true}},
  "actions": {"discard":{"access":{"right":"HomeworkSubmission:Write","orOwn":true},"fields":{}},"restore":{"access":{"right":"HomeworkSubmission:Write","orOwn":true},"fields":{}}},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "submission": {"type":"string","format":"uuid","reference":"homework-submission","readOnly":true,"filters":["is","in"]},
    "name": {"type":"string","readOnly":true},
    "mediaType": {"type":"string","enum":["image/jpeg","image/png","image/webp","video/mp4","video/quicktime","video/webm","audio/mpeg","audio/mp4","application/pdf"],"readOnly":true},
    "bytes": {"type":"integer","readOnly":true},
    "sha256": {"type":"string","readOnly":true},
    "width": {"type":"integer","nullable":true,"readOnly":true},
    "height": {"type":"integer","nullable":true,"readOnly":true},
    "discardedAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true,"sortable":true,"filters":["is","range","null"]},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true},
    "version": {"type":"integer","readOnly":true},
  },
};
