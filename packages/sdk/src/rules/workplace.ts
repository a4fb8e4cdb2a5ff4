// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** The rules of `workplace`. */
export const workplaceRules: import('../table-rules.ts').TableRules<'workplace'> = {
  "name": "workplace",
  "entity": "Workplace",
  "search": ["name","city","address"],
  "sort": ["name,asc"],
  "access": {"read":{"right":"Workplace:Read"},"create":{"right":"Workplace:Write"},"update":{"right":"Workplace:Write"},"remove":{"right":"Workplace:Write"}},
  "actions": {},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "name": {"required":true,"type":"string","minLength":1,"maxLength":100,"unique":true,"sortable":true,"filters":["is"]},
    "address": {"type":"string","nullable":true,"minLength":1,"maxLength":200,"sortable":true,"filters":["is","null"]},
    "postalCode": {"type":"string","nullable":true,"minLength":1,"maxLength":6,"pattern":"^[0-9]{2}-[0-9]{3}$","example":"80-180","sortable":true,"filters":["is","null"]},
    "city": {"type":"string","nullable":true,"minLength":1,"maxLength":100,"sortable":true,"filters":["is","null"]},
    "room": {"type":"string","nullable":true,"minLength":1,"maxLength":100,"sortable":true,"filters":["is","null"]},
    "capacity": {"type":"integer","nullable":true,"minimum":1,"maximum":500,"sortable":true,"filters":["is","range","null"]},
    "lat": {"type":"number","nullable":true,"minimum":-90,"maximum":90,"unit":"°","sortable":true,"filters":["is","range","null"]},
    "lon": {"type":"number","nullable":true,"minimum":-180,"maximum":180,"unit":"°","sortable":true,"filters":["is","range","null"]},
    "directionsPl": {"type":"string","nullable":true,"minLength":1,"maxLength":2000,"filters":["is","null"]},
    "directionsEn": {"type":"string","nullable":true,"minLength":1,"maxLength":2000,"filters":["is","null"]},
    "active": {"type":"boolean","default":true,"sortable":true,"filters":["is"]},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
  },
};
