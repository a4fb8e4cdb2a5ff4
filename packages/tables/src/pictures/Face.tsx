import { Avatar, type AvatarBelt, type AvatarSize } from '@tatami/ui';
import { useCallback, useState } from 'react';

/** A table whose rows are people, with their faces. */
export type TableOfPeople = 'student' | 'user';

/** Somebody with a name, and perhaps a picture. */
export interface Person {
  id: string;
  firstName: string;
  lastName: string;
  picture: string | null;
}

/** The belt that a face wears; its colour alone where the face is too small for the stripes of a dan. */
export type WornBelt = AvatarBelt | string | null | undefined;

export interface FaceProps {
  /** The table in which the person stands. */
  of: TableOfPeople;
  person: Person;
  belt?: WornBelt;
  size?: AvatarSize | undefined;
}

/** A person's face with their belt around it: initials, until the picture is there. */
export function Face({ of: table, person, belt, size }: FaceProps) {
  const { id, picture } = person;
  const [src, setSrc] = useState<string>();
  const watch = useCallback(
    (face: Element | null) => {
      if (face && picture)
        import('./pictures.ts').then(
          (pictures) => pictures.showWhenSeen(face, { table, id, picture }, setSrc),
          // Without a network the initials stay.
          () => {},
        );
    },
    [table, id, picture],
  );
  return (
    <Avatar
      {...person}
      src={picture ? src : undefined}
      belt={typeof belt === 'string' ? { color: belt } : (belt ?? undefined)}
      size={size}
      ref={watch}
    />
  );
}
