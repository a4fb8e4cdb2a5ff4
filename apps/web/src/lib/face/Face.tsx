import type { PicturedTableName } from '@tatami/sdk';
import { Avatar, type AvatarSize } from '@tatami/ui';
import { useCallback, useState } from 'react';

/** Somebody with a name, and perhaps a picture. */
export interface Person {
  id: string;
  firstName: string;
  lastName: string;
  picture: string | null;
}

interface FaceProps {
  /** The table in which the person stands. */
  of: PicturedTableName;
  person: Person;
  /** The colour of their belt. */
  belt?: string | null | undefined;
  size?: AvatarSize | undefined;
}

/** A person's face with their belt around it: initials, until the picture is there. */
export function Face({ of: table, person, belt, size }: FaceProps) {
  const { id, picture } = person;
  const [src, setSrc] = useState<string>();
  const watch = useCallback(
    (face: Element | null) => {
      if (face && picture)
        void import('./pictures.ts').then((pictures) =>
          pictures.showWhenSeen(face, { table, id, picture }, setSrc),
        );
    },
    [table, id, picture],
  );
  return (
    <Avatar
      {...person}
      src={picture ? src : undefined}
      belt={belt ? { color: belt } : undefined}
      size={size}
      ref={watch}
    />
  );
}
