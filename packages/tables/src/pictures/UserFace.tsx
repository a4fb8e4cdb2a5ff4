import type { AvatarSize } from '@tatami/ui';
import { useViewer } from '../viewer/viewer.ts';
import { Face, type Person } from './Face.tsx';

/** The face of a user beside their name; initials for whoever may not see the picture. */
export function UserFace({ person, size = 28 }: { person: Person; size?: AvatarSize }) {
  const { has, whoami } = useViewer();
  const isSeen = has('User:Read') || whoami.id === person.id;
  return <Face of="user" person={isSeen ? person : { ...person, picture: null }} size={size} />;
}
