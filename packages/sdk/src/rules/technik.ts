// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `technik`. */
export const technikRules: import('../table-rules.ts').TableRules<'technik'> = {
  "name": "technik",
  "entity": "Technik",
  "search": ["namePl","nameEn","code"],
  "sort": ["code,asc"],
  "access": {"read":{"right":"Technik:Read"},"create":{"right":"Technik:Write"},"update":{"right":"Technik:Write"},"remove":{"right":"Technik:Write"}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "code": {"required":true,"type":"string","minLength":1,"maxLength":60,"pattern":"^[a-z0-9.-]+$","example":"katate-dori.ikkyo.tachi","unique":true,"sortable":true,"filters":["is"]},
    "base": {"required":true,"type":"string","enum":["ikkyo","nikyo","sankyo","yonkyo","gokyo","hiji-kime-osae","shiho-nage","irimi-nage","kote-gaeshi","kaiten-nage","tenchi-nage","kokyu-ho","kokyu-nage","koshi-nage","juji-garami","sumi-otoshi","aiki-otoshi","ude-kime-nage","jiyu-waza"],"sortable":true,"filters":["is","in"]},
    "attack": {"required":true,"type":"string","enum":["ai-hanmi-katate-dori","katate-dori","ryote-dori","morote-dori","kata-dori","muna-dori","kata-dori-men-uchi","shomen-uchi","yokomen-uchi","chudan-tsuki","jodan-tsuki","ushiro-ryote-dori","ushiro-ryo-kata-dori","ushiro-kubi-shime"],"sortable":true,"filters":["is","in"]},
    "position": {"required":true,"type":"string","enum":["tachi-waza","suwari-waza","hanmi-handachi-waza","buki-dori","jiyu-waza","kihon"],"sortable":true,"filters":["is","in"]},
    "variants": {"type":"array","maxItems":4,"items":{"type":"string","enum":["omote","ura","uchi","soto"]}},
    "namePl": {"required":true,"type":"string","minLength":1,"maxLength":150,"sortable":true,"filters":["is"]},
    "nameEn": {"required":true,"type":"string","minLength":1,"maxLength":150,"sortable":true,"filters":["is"]},
    "descriptionPl": {"type":"string","nullable":true,"minLength":1,"maxLength":2000,"filters":["is","null"]},
    "descriptionEn": {"type":"string","nullable":true,"minLength":1,"maxLength":2000,"filters":["is","null"]},
    "videoUrls": {"type":"array","maxItems":10,"items":{"type":"string","minLength":1,"maxLength":500,"pattern":"^https://[^\\s/]+\\.[^\\s/]+(/\\S*)?$","example":"https://example.org/film"}},
    "active": {"type":"boolean","default":true,"sortable":true,"filters":["is"]},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
  },
};
