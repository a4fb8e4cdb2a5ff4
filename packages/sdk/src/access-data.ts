// biome-ignore-all format: a row a table
// Written by "pnpm --filter @tatami/sdk generate" from openapi.json.

/** Who may do what with each table. */
export const access = {
  "article": {"entity":"Article","access":{"read":{"right":"Article:Read","orOwn":true},"create":{"right":"Article:Write"},"update":{"right":"Article:Write"},"remove":{"right":"Article:Write"}}},
  "audit-log": {"entity":"AuditLog","access":{"read":{"right":"AuditLog:Read"}}},
  "day-off": {"entity":"DayOff","access":{"read":{"right":"DayOff:Read"},"create":{"right":"DayOff:Write"},"update":{"right":"DayOff:Write"},"remove":{"right":"DayOff:Write"}}},
  "exam": {"entity":"Exam","access":{"read":{"right":"Exam:Read","orOwn":true},"create":{"right":"Exam:Write"},"update":{"right":"Exam:Write"},"remove":{"right":"Exam:Write"}}},
  "exam-candidate": {"entity":"ExamCandidate","access":{"read":{"right":"ExamCandidate:Read","orOwn":true},"create":{"right":"ExamCandidate:Write"},"update":{"right":"ExamCandidate:Write"},"remove":{"right":"ExamCandidate:Write"}}},
  "grade": {"entity":"Grade","access":{"read":{"right":"Grade:Read"},"create":{"right":"Grade:Write"},"update":{"right":"Grade:Write"},"remove":{"right":"Grade:Write"}}},
  "groupright": {"entity":"GroupRight","access":{"read":{"right":"GroupRight:Read"},"create":{"right":"GroupRight:Write"},"update":{"right":"GroupRight:Write"},"remove":{"right":"GroupRight:Write"}}},
  "guardian": {"entity":"Guardian","access":{"read":{"right":"Guardian:Read","orOwn":true},"create":{"right":"Guardian:Write"},"update":{"right":"Guardian:Write"},"remove":{"right":"Guardian:Write"}}},
  "homework": {"entity":"Homework","access":{"read":{"right":"Homework:Read","orOwn":true},"create":{"right":"Homework:Write"},"update":{"right":"Homework:Write"},"remove":{"right":"Homework:Write"}}},
  "homework-submission": {"entity":"HomeworkSubmission","access":{"read":{"right":"HomeworkSubmission:Read","orOwn":true},"create":{"right":"HomeworkSubmission:Write","orOwn":true},"update":{"right":"HomeworkSubmission:Write","orOwn":true},"remove":{"right":"HomeworkSubmission:Write","orOwn":true}}},
  "item": {"entity":"Item","access":{"read":{"right":"Item:Read"},"create":{"right":"Item:Write"},"update":{"right":"Item:Write"},"remove":{"right":"Item:Write"}}},
  "item-loan": {"entity":"ItemLoan","access":{"read":{"right":"ItemLoan:Read","orOwn":true},"create":{"right":"ItemLoan:Write"},"update":{"right":"ItemLoan:Write"},"remove":{"right":"ItemLoan:Write"}}},
  "presence": {"entity":"Presence","access":{"read":{"right":"Presence:Read","orOwn":true},"create":{"right":"Presence:Write","orOwn":true},"update":{"right":"Presence:Write","orOwn":true},"remove":{"right":"Presence:Write","orOwn":true}}},
  "rightto": {"entity":"RightTo","access":{"read":{"right":"RightTo:Read"},"create":{"right":"RightTo:Write"},"update":{"right":"RightTo:Write"},"remove":{"right":"RightTo:Write"}}},
  "student": {"entity":"Student","access":{"read":{"right":"Student:Read","orOwn":true},"create":{"right":"Student:Write"},"update":{"right":"Student:Write"},"remove":{"right":"Student:Write"}}},
  "student-grade": {"entity":"StudentGrade","access":{"read":{"right":"StudentGrade:Read","orOwn":true},"create":{"right":"StudentGrade:Write"}}},
  "tablefortest": {"entity":"TableForTest","access":{"read":{"right":"TableForTest:Read"},"create":{"right":"TableForTest:Write"},"update":{"right":"TableForTest:Write"},"remove":{"right":"TableForTest:Write"}}},
  "tablefortestdictionary": {"entity":"TableForTestDictionary","access":{"read":{"right":"TableForTestDictionary:Read"},"create":{"right":"TableForTestDictionary:Write"},"update":{"right":"TableForTestDictionary:Write"},"remove":{"right":"TableForTestDictionary:Write"}}},
  "task": {"entity":"Task","access":{"read":{"right":"Task:Read","orOwn":true},"create":{"right":"Task:Write"},"update":{"right":"Task:Write"},"remove":{"right":"Task:Write"}}},
  "technik": {"entity":"Technik","access":{"read":{"right":"Technik:Read"},"create":{"right":"Technik:Write"},"update":{"right":"Technik:Write"},"remove":{"right":"Technik:Write"}}},
  "technik-progress": {"entity":"TechnikProgress","access":{"read":{"right":"TechnikProgress:Read","orOwn":true},"create":{"right":"TechnikProgress:Write","orOwn":true},"update":{"right":"TechnikProgress:Write","orOwn":true},"remove":{"right":"TechnikProgress:Write","orOwn":true}}},
  "technik-requirement": {"entity":"TechnikRequirement","access":{"read":{"right":"TechnikRequirement:Read"},"create":{"right":"TechnikRequirement:Write"},"update":{"right":"TechnikRequirement:Write"},"remove":{"right":"TechnikRequirement:Write"}}},
  "training": {"entity":"Training","access":{"read":{"right":"Training:Read"},"create":{"right":"Training:Write"},"update":{"right":"Training:Write"},"remove":{"right":"Training:Write"}}},
  "training-series": {"entity":"TrainingSeries","access":{"read":{"right":"TrainingSeries:Read"},"create":{"right":"TrainingSeries:Write"},"update":{"right":"TrainingSeries:Write"},"remove":{"right":"TrainingSeries:Write"}}},
  "user": {"entity":"User","access":{"read":{"right":"User:Read","orOwn":true},"create":{"right":"User:Write"},"update":{"right":"User:Write"},"remove":{"right":"User:Write"}}},
  "useringroupright": {"entity":"UserInGroupRight","access":{"read":{"right":"UserInGroupRight:Read","orOwn":true},"create":{"right":"UserInGroupRight:Write"},"update":{"right":"UserInGroupRight:Write"},"remove":{"right":"UserInGroupRight:Write"}}},
  "userlastlogin": {"entity":"UserLastLogin","access":{"read":{"right":"UserLastLogin:Read","orOwn":true}}},
  "workplace": {"entity":"Workplace","access":{"read":{"right":"Workplace:Read"},"create":{"right":"Workplace:Write"},"update":{"right":"Workplace:Write"},"remove":{"right":"Workplace:Write"}}},
} as const;
