// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

import type { TableRules } from '../table-rules.ts';

export const trainingSeriesRules: TableRules<'training-series'> = {
  "name": "training-series",
  "entity": "TrainingSeries",
  "search": ["title","workplaceName","instructorName"],
  "sort": ["dateFrom,desc","title,asc"],
  "access": {"read":{"right":"TrainingSeries:Read"},"create":{"right":"TrainingSeries:Write"},"update":{"right":"TrainingSeries:Write"},"remove":{"right":"TrainingSeries:Write"}},
  "actions": {"split":{"access":{"right":"TrainingSeries:Write"},"fields":{"from":{"required":true,"type":"string","format":"date"},"title":{"type":"string","minLength":1,"maxLength":150},"workplace":{"type":"string","format":"uuid","reference":"workplace"},"instructor":{"type":"string","format":"uuid","reference":["user","student"]},"kind":{"type":"string","enum":["regular","weapons","kids","seminar","exam","open"]},"section":{"type":"string","nullable":true,"enum":["kids","youth","adult"]},"minGrade":{"type":"string","nullable":true,"format":"uuid","reference":"grade"},"maxGrade":{"type":"string","nullable":true,"format":"uuid","reference":"grade"},"capacity":{"type":"integer","nullable":true,"minimum":1,"maximum":500},"countsForGrade":{"type":"boolean"},"dayWeight":{"type":"integer","minimum":0,"maximum":5,"unit":"days"},"techniques":{"type":"array","maxItems":20,"items":{"type":"string","format":"uuid","reference":"technik"}},"note":{"type":"string","nullable":true,"minLength":1,"maxLength":2000},"weekdays":{"type":"array","minItems":1,"maxItems":7,"items":{"type":"integer","minimum":1,"maximum":7,"unit":"weekday"}},"localTime":{"type":"string","format":"time"},"durationMinutes":{"type":"integer","minimum":15,"maximum":480,"unit":"min"},"dateTo":{"type":"string","format":"date"}}}},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "title": {"required":true,"type":"string","minLength":1,"maxLength":150,"sortable":true,"filters":["is"]},
    "workplace": {"required":true,"type":"string","format":"uuid","reference":"workplace","filters":["is","in"]},
    "instructor": {"required":true,"type":"string","format":"uuid","reference":["user","student"],"filters":["is","in"]},
    "kind": {"type":"string","default":"regular","enum":["regular","weapons","kids","seminar","exam","open"],"sortable":true,"filters":["is","in"]},
    "section": {"type":"string","nullable":true,"enum":["kids","youth","adult"],"sortable":true,"filters":["is","in","null"]},
    "minGrade": {"type":"string","nullable":true,"format":"uuid","reference":"grade","filters":["is","in","null"]},
    "maxGrade": {"type":"string","nullable":true,"format":"uuid","reference":"grade","filters":["is","in","null"]},
    "capacity": {"type":"integer","nullable":true,"minimum":1,"maximum":500,"sortable":true,"filters":["is","range","null"]},
    "countsForGrade": {"type":"boolean","default":true,"sortable":true,"filters":["is"]},
    "dayWeight": {"type":"integer","minimum":0,"maximum":5,"default":1,"unit":"days","sortable":true,"filters":["is","range"]},
    "techniques": {"type":"array","maxItems":20,"items":{"type":"string","format":"uuid","reference":"technik"}},
    "note": {"type":"string","nullable":true,"minLength":1,"maxLength":2000,"filters":["is","null"]},
    "weekdays": {"required":true,"type":"array","minItems":1,"maxItems":7,"items":{"type":"integer","minimum":1,"maximum":7,"unit":"weekday"}},
    "localTime": {"required":true,"type":"string","format":"time","sortable":true,"filters":["is"]},
    "durationMinutes": {"required":true,"type":"integer","minimum":15,"maximum":480,"unit":"min","sortable":true,"filters":["is","range"]},
    "dateFrom": {"required":true,"type":"string","format":"date","sortable":true,"filters":["is","range"]},
    "dateTo": {"required":true,"type":"string","format":"date","sortable":true,"filters":["is","range"]},
    "removedDays": {"type":"array","items":{"type":"string","format":"date"},"readOnly":true},
    "instructorName": {"type":"string","readOnly":true,"sortable":true,"filters":["is"]},
    "trainingCount": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
    "skippedCount": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
    "workplaceName": {"type":"string","readOnly":true,"sortable":true,"filters":["is"]},
    "workplaceRoom": {"type":"string","nullable":true,"readOnly":true,"sortable":true,"filters":["is","null"]},
    "minGradeRank": {"type":"integer","nullable":true,"readOnly":true,"filters":["is","range","null"]},
    "maxGradeRank": {"type":"integer","nullable":true,"readOnly":true,"filters":["is","range","null"]},
    "createdAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true,"sortable":true,"filters":["is","range"]},
    "version": {"type":"integer","readOnly":true,"sortable":true,"filters":["is","range"]},
  },
};
