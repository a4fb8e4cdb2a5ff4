import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@tatami/tables/viewer';
import { ownStudentsQuery } from '../training/own-presences.ts';
import { Invitation } from './Invitation.tsx';
import { ownExamsQuery } from './own-exams-query.ts';

/** The exams that whoever looks, or their children, are asked to and have not answered yet; nothing where there are none. */
export function OwnInvitations() {
  const { whoami } = useViewer();
  const { data: students = [] } = useQuery(ownStudentsQuery);
  const { data = [] } = useQuery(ownExamsQuery(students.map(({ id }) => id)));
  return data
    .filter(({ exam, candidate }) => exam.state === 'open' && candidate.rsvp === 'invited')
    .map((each) => {
      const { student, studentFirstName } = each.candidate;
      return (
        <Invitation
          key={each.candidate.id}
          of={each}
          isOwn
          name={student === whoami.student ? undefined : studentFirstName}
        />
      );
    });
}
