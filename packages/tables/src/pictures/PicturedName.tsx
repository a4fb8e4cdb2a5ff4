import type { PicturedTableName } from '@tatami/sdk';
import { Inline } from '@tatami/ui';
import type { IconComponent } from '@tatami/ui/icons';
import { Thumbnail } from '@tatami/ui/Thumbnail';
import { useCallback, useState } from 'react';
import { showWhenSeen } from './pictures.ts';

interface PicturedNameProps {
  of: PicturedTableName;
  id: string;
  /** The picture by its content; one that is just being sent is not shown yet. */
  picture: unknown;
  /** The sizes in which the table keeps it. */
  sizes: readonly number[] | undefined;
  /** What stands there where it has none. */
  icon: IconComponent;
  name: string;
}

/** What a row is called in a list, and its picture before it. */
export function PicturedName({ of: table, id, picture, sizes, icon, name }: PicturedNameProps) {
  const [shown, setShown] = useState<{ of: unknown; src: string }>();
  const watch = useCallback(
    (frame: Element | null) => {
      if (frame && typeof picture === 'string')
        showWhenSeen(frame, { table, id, picture }, (src) => setShown({ of: picture, src }), sizes);
    },
    [table, id, picture, sizes],
  );
  return (
    <Inline as="span" space={8} nowrap>
      <Thumbnail ref={watch} icon={icon} src={shown?.of === picture ? shown?.src : undefined} />
      {name}
    </Inline>
  );
}
