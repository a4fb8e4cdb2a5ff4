'use client';

import { type ReactNode, useId } from 'react';
import { AvatarGroup } from '../AvatarGroup/AvatarGroup.tsx';
import * as styles from './GroupCards.css.ts';
import type { RightsGroup } from './rights.ts';

interface GroupCardsProps {
  label: string;
  groups: readonly RightsGroup[];
  chosen: string | undefined;
  onChoose: (groupId: string) => void;
}

/** The groups as cards, with some of their faces; one is chosen. Radio buttons underneath. */
export function GroupCards({ label, groups, chosen, onChoose }: GroupCardsProps): ReactNode {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.cards}>
      {groups.map(({ id, name: groupName, count, people }) => (
        <label key={id} className={styles.card}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <span className={styles.name}>{groupName}</span>
          <AvatarGroup people={people} label={count} size={24} />
        </label>
      ))}
    </div>
  );
}
