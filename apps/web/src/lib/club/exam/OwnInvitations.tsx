import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@tatami/tables/viewer';
import { openInvitationsQuery } from '../home/home-queries.ts';
import { Invitation } from './Invitation.tsx';

/** The exams that whoever looks, or their children, are asked to and have not answered yet; nothing where there are none. */
export function OwnInvitations() {
  const { whoami } = useViewer();
  const { data = [] } = useQuery(openInvitationsQuery);
  return data.map((each) => {
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
