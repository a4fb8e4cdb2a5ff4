// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

import type { TableRules } from '../table-rules.ts';

export const presenceRules: TableRules<'presence'> = {
  "name": "presence",
  "entity": "Presence",
  "search": ["studentFirstName","studentLastName","trainingTitle"],
  "sort": ["createdAt,desc"],
  "access": {"read":{"right":"Presence:Read","orOwn":true},"create":{"right":"Presence:Write","orOwn":true},"update":{"right":"Presence:Write","orOwn":true},"remove":{"right":"Presence:Write","orOwn":true}},
  "actions": {"invalidate":{"access":{"right":"Presence:Write"},"fields":{"reason":{"required":true,"type":"string","minLength":1,"maxLength":500}}},"restore":{"access":{"right":"Presence:Write"},"fields":{}}},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "student": {"required":true,"type":"string","format":"uuid","reference":"student","sortable":true,"filters":["is","in"]},
    "training": {"required":true,"type":"string","format":"uuid","reference":"training","sortable":true,"filters":["is","in"]},
    "status": {"required":true,"type":"string","enum":["declared","present","late","excused","absent"],"sortable":true,"filters":["is","in"]},
    "note": {"type":"string","nullable":true,"minLength":1,"maxLength":500,"sortable":true,"filters":["is","null"]},
    "source": {"type":"string","enum":["instructor","self","qr","kiosk","import"],"sortable":true,"filters":["is","in"]},
    "checkedInAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true,"sortable":true,"filters":["is","range","null"]},
    "confirmedBy": {"type":"string","nullable":true,"format":"uuid","reference":"user","readOnly":true,"sortable":true,"filters":["is","in","null"]},
    "invalidatedAt": {"type":"string","nullable":true,"format":"date-time","readOnly":true,"sortable":true,"filters":["is","range","null"]},
    "invalidatedReason": {"type":"string","nullable":true,"readOnly":true,"sortable":true,"filters":["is","null"]},
    "studentFirstName": {"type":"string","readOnly":true,"sortable":true,"filters":["is"]},
    "studentLastName": {"type":"string","readOnly":true,"sortable":true,"filters":["is"]},
    "studentGrade": {"type":"string","nullable":true,"format":"uuid","reference":"grade","readOnly":true,"sortable":true,"filters":["is","in","null"]},
    "trainingTitle": {"type":"string","readOnly":true,"sortable":true,"filters":["is"]},
    "trainingStartsAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
  },
};
