import { Face, type FaceProps, type Person } from '@tatami/tables/Face';
import { Inline } from '@tatami/ui';

/** What somebody is called in a list, as it is ordered. */
export const listedName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${lastName} ${firstName}`;

/** Somebody in a list: face, belt and name. */
export function PersonName(shown: Omit<FaceProps, 'size'>) {
  return (
    <Inline as="span" space={8} nowrap>
      <Face {...shown} size={28} />
      {listedName(shown.person)}
    </Inline>
  );
}
