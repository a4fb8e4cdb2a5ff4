// biome-ignore-all format: a row a field
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

import type { TableRules } from '../table-rules.ts';

export const examCandidateRules: TableRules<'exam-candidate'> = {
  "name": "exam-candidate",
  "entity": "ExamCandidate",
  "search": ["studentFirstName","studentLastName","examName","protocolNo","certificateNo"],
  "sort": ["examDate,desc","studentLastName,asc","studentFirstName,asc"],
  "access": {"read":{"right":"ExamCandidate:Read","orOwn":true},"create":{"right":"ExamCandidate:Write"},"update":{"right":"ExamCandidate:Write"},"remove":{"right":"ExamCandidate:Write"}},
  "actions": {"invite":{"access":{"right":"ExamCandidate:Write"},"fields":{}},"accept":{"access":{"right":"ExamCandidate:Write","orOwn":true},"fields":{}},"decline":{"access":{"right":"ExamCandidate:Write","orOwn":true},"fields":{}},"refresh":{"access":{"right":"ExamCandidate:Write"},"fields":{}}},
  "fields": {
    "id": {"type":"string","format":"uuid","readOnly":true,"sortable":true,"filters":["is","in"]},
    "exam": {"required":true,"type":"string","format":"uuid","reference":"exam","filters":["is","in"]},
    "student": {"required":true,"type":"string","format":"uuid","reference":"student","filters":["is","in"]},
    "gradeTo": {"required":true,"type":"string","format":"uuid","reference":"grade","filters":["is","in"]},
    "conditionsMet": {"type":"boolean","default":false},
    "overrideReason": {"type":"string","nullable":true,"minLength":1,"maxLength":500},
    "result": {"type":"string","default":"pending","enum":["pending","passed","failed","noShow"],"sortable":true,"filters":["is","in"]},
    "marks": {"type":"object"},
    "note": {"type":"string","nullable":true,"minLength":1,"maxLength":1000},
    "gradeFrom": {"type":"string","nullable":true,"format":"uuid","reference":"grade","readOnly":true},
    "days": {"type":"integer","unit":"days","readOnly":true},
    "months": {"type":"integer","unit":"months","readOnly":true},
    "age": {"type":"integer","nullable":true,"unit":"years","readOnly":true},
    "missing": {"type":"array","items":{"type":"string","enum":["days","months","age","birthDate","conditions"]},"readOnly":true},
    "rsvp": {"type":"string","enum":["invited","accepted","declined"],"readOnly":true,"sortable":true,"filters":["is","in"]},
    "protocolNo": {"type":"string","nullable":true,"readOnly":true,"sortable":true,"filters":["is","null"]},
    "certificateNo": {"type":"string","nullable":true,"readOnly":true,"sortable":true,"filters":["is","null"]},
    "isEligible": {"type":"boolean","readOnly":true,"filters":["is"]},
    "studentFirstName": {"type":"string","readOnly":true,"sortable":true},
    "studentLastName": {"type":"string","readOnly":true,"sortable":true},
    "studentPicture": {"type":"string","nullable":true,"readOnly":true},
    "studentBelt": {"type":"string","nullable":true,"readOnly":true},
    "examName": {"type":"string","readOnly":true},
    "examDate": {"type":"string","format":"date","readOnly":true,"sortable":true},
    "gradeFromRank": {"type":"integer","nullable":true,"readOnly":true},
    "gradeToRank": {"type":"integer","readOnly":true},
    "createdAt": {"type":"string","format":"date-time","readOnly":true},
    "updatedAt": {"type":"string","format":"date-time","readOnly":true},
    "version": {"type":"integer","readOnly":true},
  },
};
