import type { Person } from '@tatami/tables/Face';
import { UserFace } from '@tatami/tables/UserFace';
import { Inline } from '@tatami/ui';
import type { ReactNode } from 'react';

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
