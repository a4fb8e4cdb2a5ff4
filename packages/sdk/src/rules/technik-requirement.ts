// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `technik-requirement`. */
export const technikRequirementRules: import('../table-rules.ts').TableRules<'technik-requirement'> = {
  "name": "technik-requirement",
  "entity": "TechnikRequirement",
  "search": ["technikNamePl","technikNameEn","gradeNamePl","gradeNameEn"],
  "sort": ["gradeRank,asc","technikCode,asc"],
  "access": {"read":{"right":"TechnikRequirement:Read"},"create":{"right":"TechnikRequirement:Write"},"update":{"right":"TechnikRequirement:Write"},"remove":{"right":"TechnikRequirement:Write"}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "grade": {"required":true,"type":"string","format":"uuid","reference":"grade","filters":["is","in"]},
    "technik": {"required":true,"type":"string","format":"uuid","reference":"technik","filters":["is","in"]},
    "profile": {"required":true,"type":"string","enum":["PFA","PZA","HOMBU","CFAI"],"sortable":true,"filters":["is","in"]},
    "importance": {"type":"string","default":"essential","enum":["essential","bonus"],"sortable":true,"filters":["is","in"]},
    "gradeNamePl": {"type":"string","readOnly":true,"sortable":true,"filters":["is"]},
    "gradeNameEn": {"type":"string","readOnly":true,"sortable":true,"filters":["is"]},
    "gradeRank": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
    "technikNamePl": {"type":"string","readOnly":true,"sortable":true,"filters":["is"]},
    "technikNameEn": {"type":"string","readOnly":true,"sortable":true,"filters":["is"]},
    "technikCode": {"type":"string","readOnly":true,"sortable":true,"filters":["is"]},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
  },
};
