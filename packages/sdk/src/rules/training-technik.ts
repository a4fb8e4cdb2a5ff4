// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `training-technik`. */
export const trainingTechnikRules: import('../table-rules.ts').TableRules<'training-technik'> = {
  "name": "training-technik",
  "entity": "TrainingTechnik",
  "search": [],
  "sort": ["trainingStartsAt,desc"],
  "access": {"read":{"right":"TrainingTechnik:Read"},"create":{"right":"TrainingTechnik:Write"},"remove":{"right":"TrainingTechnik:Write"}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "training": {"required":true,"type":"string","format":"uuid","reference":"training","filters":["is","in"]},
    "technik": {"required":true,"type":"string","format":"uuid","reference":"technik","filters":["is","in"]},
    "trainingStartsAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "trainingTitle": {"type":"string","readOnly":true},
    "technikNamePl": {"type":"string","readOnly":true},
    "technikNameEn": {"type":"string","readOnly":true},
    "technikBase": {"type":"string","enum":["ikkyo","nikyo","sankyo","yonkyo","gokyo","hiji-kime-osae","shiho-nage","irimi-nage","kote-gaeshi","kaiten-nage","tenchi-nage","kokyu-ho","kokyu-nage","koshi-nage","juji-garami","sumi-otoshi","aiki-otoshi","ude-kime-nage","jiyu-waza"],"readOnly":true},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true},
    "version": {"type":"integer","readOnly":true},
  },
};
