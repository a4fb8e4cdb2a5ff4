// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `landing-section`. */
export const landingSectionRules: import('../table-rules.ts').TableRules<'landing-section'> = {
  "name": "landing-section",
  "entity": "LandingSection",
  "search": [],
  "sort": ["rank,asc"],
  "access": {"read":{"right":"LandingSection:Read"},"update":{"right":"LandingSection:Write"}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "kind": {"required":true,"type":"string","enum":["hero","timetable","instructors","road","places","firstClass","prices","news","contact","text"],"sortable":true,"filters":["is","in"]},
    "rank": {"required":true,"type":"integer","minimum":0,"maximum":1000,"sortable":true,"filters":["is","range"]},
    "shown": {"type":"boolean","default":true,"sortable":true,"filters":["is"]},
    "titlePl": {"type":"string","nullable":true,"minLength":1,"maxLength":120,"sortable":true,"filters":["is","null"]},
    "titleEn": {"type":"string","nullable":true,"minLength":1,"maxLength":120,"sortable":true,"filters":["is","null"]},
    "textPl": {"type":"string","nullable":true,"minLength":1,"maxLength":2000,"filters":["is","null"]},
    "textEn": {"type":"string","nullable":true,"minLength":1,"maxLength":2000,"filters":["is","null"]},
    "pictureAltPl": {"type":"string","nullable":true,"minLength":1,"maxLength":300,"filters":["is","null"]},
    "pictureAltEn": {"type":"string","nullable":true,"minLength":1,"maxLength":300,"filters":["is","null"]},
    "picture": {"type":"string","nullable":true,"picture":[160,640,1600],"readOnly":true,"filters":["is","null"]},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
  },
};
