import { useViewer } from '@tatami/tables/viewer';
import { Inline } from '@tatami/ui';
import type { ReactNode } from 'react';
import { Face, type Person } from './Face.tsx';

/** The face of a user beside their name; initials for whoever may not see the picture. */
export function UserFace({ person }: { person: Person }) {
  const { has, whoami } = useViewer();
  const isSeen = has('User:Read') || whoami.id === person.id;
  return <Face of="user" person={isSeen ? person : { ...person, picture: null }} size={28} />;
}

/** A user in a list: face and name. */
export function UserName({ person, children }: { person: Person; children: ReactNode }) {
  return (
    <Inline as="span" space={8} nowrap>
      <UserFace person={person} />
      <span>{children}</span>
    </Inline>
  );
}

interface OfUser {
  user: string;
  userFirstName: string | null;
  userLastName: string | null;
  userPicture: string | null;
}

/** Whom a row names. */
export const userOf = ({ user, userFirstName, userLastName, userPicture }: OfUser): Person => ({
  id: user,
  firstName: userFirstName ?? '',
  lastName: userLastName ?? '',
  picture: userPicture,
});
