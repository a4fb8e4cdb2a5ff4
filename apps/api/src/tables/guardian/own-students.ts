/** SQL: the students that `:viewer` acts for: themselves, and the children they are a guardian of (domain.md, guardian). */
export const ownStudents = `select s.id from student s where s."user" = :viewer
  union all select g.student from guardian g where g."user" = :viewer`;
