// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `article`. */
export const articleRules: import('../table-rules.ts').TableRules<'article'> = {
  "name": "article",
  "entity": "Article",
  "search": ["titlePl","titleEn","leadPl","slug"],
  "sort": ["pinned,desc","publishAt,desc","createdAt,desc"],
  "access": {"read":{"right":"Article:Read","orOwn":true},"create":{"right":"Article:Write"},"update":{"right":"Article:Write"},"remove":{"right":"Article:Write"}},
  "actions": {"writing/version":{"access":{"right":"Article:Write"},"fields":{"note":{"type":"string","minLength":1,"maxLength":200}}},"writing/preview-link":{"access":{"right":"Article:Write"},"fields":{"days":{"type":"integer","minimum":1,"maximum":90,"unit":"days"}}},"writing/picture":{"access":{"right":"Article:Write"},"fields":{}},"publish":{"access":{"right":"Article:Write"},"fields":{}},"archive":{"access":{"right":"Article:Write"},"fields":{}}},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "slug": {"required":true,"type":"string","minLength":3,"maxLength":120,"pattern":"^[a-z0-9-]{3,120}$","example":"egzamin-letni","unique":true,"sortable":true,"filters":["is"]},
    "titlePl": {"required":true,"type":"string","minLength":1,"maxLength":200,"sortable":true,"filters":["is"]},
    "titleEn": {"type":"string","nullable":true,"minLength":1,"maxLength":200,"sortable":true,"filters":["is","null"]},
    "leadPl": {"type":"string","nullable":true,"minLength":1,"maxLength":300,"filters":["is","null"]},
    "leadEn": {"type":"string","nullable":true,"minLength":1,"maxLength":300,"filters":["is","null"]},
    "bodyPl": {"required":true,"type":"string","minLength":1,"maxLength":50000,"filters":["is"]},
    "bodyEn": {"type":"string","nullable":true,"minLength":1,"maxLength":50000,"filters":["is","null"]},
    "coverAltPl": {"type":"string","nullable":true,"minLength":1,"maxLength":300,"filters":["is","null"]},
    "coverAltEn": {"type":"string","nullable":true,"minLength":1,"maxLength":300,"filters":["is","null"]},
    "category": {"type":"string","default":"news","enum":["news","seminar","exam","guide"],"sortable":true,"filters":["is","in"]},
    "author": {"type":"string","nullable":true,"format":"uuid","reference":"user","filters":["is","in","null"]},
    "publishAt": {"type":"string","nullable":true,"format":"date-time","sortable":true,"filters":["is","range","null"]},
    "unpublishAt": {"type":"string","nullable":true,"format":"date-time","sortable":true,"filters":["is","range","null"]},
    "pinned": {"type":"boolean","default":false,"sortable":true,"filters":["is"]},
    "state": {"type":"string","enum":["draft","scheduled","published","archived"],"readOnly":true,"sortable":true,"filters":["is","in"]},
    "cover": {"type":"string","nullable":true,"picture":[160,640,1600],"readOnly":true,"filters":["is","null"]},
    "authorName": {"type":"string","nullable":true,"readOnly":true,"sortable":true,"filters":["is","null"]},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
  },
};
