// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `grade`. */
export const gradeRules: import('../table-rules.ts').TableRules<'grade'> = {
  "name": "grade",
  "entity": "Grade",
  "search": ["code","namePl","nameEn"],
  "sort": ["rank,asc"],
  "access": {"read":{"right":"Grade:Read"},"create":{"right":"Grade:Write"},"update":{"right":"Grade:Write"},"remove":{"right":"Grade:Write"}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "code": {"required":true,"type":"string","minLength":1,"maxLength":20,"pattern":"^[a-z0-9-]+$","example":"5-kyu","unique":true,"sortable":true,"filters":["is"]},
    "kind": {"required":true,"type":"string","enum":["kyu","dan","none"],"sortable":true,"filters":["is","in"]},
    "number": {"required":true,"type":"integer","minimum":0,"maximum":12,"sortable":true,"filters":["is","range"]},
    "rank": {"required":true,"type":"integer","minimum":0,"maximum":100,"unique":true,"sortable":true,"filters":["is","range"]},
    "namePl": {"required":true,"type":"string","minLength":1,"maxLength":100,"sortable":true,"filters":["is"]},
    "nameEn": {"required":true,"type":"string","minLength":1,"maxLength":100,"sortable":true,"filters":["is"]},
    "beltColor": {"required":true,"type":"string","minLength":1,"maxLength":7,"pattern":"^#[0-9a-fA-F]{6}$","example":"#a0b1c2","sortable":true,"filters":["is"]},
    "profiles": {"type":"object","fields":{"PFA":{"type":"object","fields":{"minTrainingDays":{"required":true,"type":"integer","nullable":true,"minimum":0,"maximum":5000,"unit":"days"},"minMonths":{"required":true,"type":"integer","nullable":true,"minimum":0,"maximum":600,"unit":"months"},"minAge":{"required":true,"type":"integer","nullable":true,"minimum":0,"maximum":120,"unit":"years"}}},"PZA":{"type":"object","fields":{"minTrainingDays":{"required":true,"type":"integer","nullable":true,"minimum":0,"maximum":5000,"unit":"days"},"minMonths":{"required":true,"type":"integer","nullable":true,"minimum":0,"maximum":600,"unit":"months"},"minAge":{"required":true,"type":"integer","nullable":true,"minimum":0,"maximum":120,"unit":"years"}}},"HOMBU":{"type":"object","fields":{"minTrainingDays":{"required":true,"type":"integer","nullable":true,"minimum":0,"maximum":5000,"unit":"days"},"minMonths":{"required":true,"type":"integer","nullable":true,"minimum":0,"maximum":600,"unit":"months"},"minAge":{"required":true,"type":"integer","nullable":true,"minimum":0,"maximum":120,"unit":"years"}}},"CFAI":{"type":"object","fields":{"minTrainingDays":{"required":true,"type":"integer","nullable":true,"minimum":0,"maximum":5000,"unit":"days"},"minMonths":{"required":true,"type":"integer","nullable":true,"minimum":0,"maximum":600,"unit":"months"},"minAge":{"required":true,"type":"integer","nullable":true,"minimum":0,"maximum":120,"unit":"years"}}}}},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
  },
};
