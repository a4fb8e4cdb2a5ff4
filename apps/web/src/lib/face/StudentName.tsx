import { Inline } from '@tatami/ui';
import { Face, type Person } from './Face.tsx';

/** A student in a list, as it is ordered: face, belt and name. */
export function StudentName({ student, belt }: { student: Person; belt: string | null | undefined }) {
  return (
    <Inline as="span" space={8} nowrap>
      <Face of="student" person={student} belt={belt} size={28} />
      {`${student.lastName} ${student.firstName}`}
    </Inline>
  );
}
