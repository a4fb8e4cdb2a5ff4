import type { Entity } from '@tatami/sdk';
import { Face, type Person, type TableOfPeople, type WornBelt } from '@tatami/tables/Face';
import { type AvatarSize, Button, Inline } from '@tatami/ui';
import { lazy, Suspense, useState } from 'react';

const PictureDialog = lazy(async () => ({
  default: (await import('./edit/PictureDialog.tsx')).PictureDialog,
}));

interface PictureFieldProps<T extends TableOfPeople> {
  of: T;
  person: Person;
  belt?: WornBelt;
  size: AvatarSize;
  /** What the way is called. */
  label: string;
  onSaved?: ((row: Entity<T>) => void) | undefined;
}

/** A person's face, and the way to another picture of it. */
export function PictureField<T extends TableOfPeople>({
  of,
  person,
  belt,
  size,
  label,
  onSaved,
}: PictureFieldProps<T>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Inline space={16}>
      <Face {...{ of, person, belt, size }} />
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      <Suspense>
        {isOpen && (
          <PictureDialog
            {...{ of, person, belt }}
            onClose={() => setIsOpen(false)}
            onSaved={(row) => onSaved?.(row as Entity<T>)}
          />
        )}
      </Suspense>
    </Inline>
  );
}
