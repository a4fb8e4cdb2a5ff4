import { Button, Checkbox, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import type { Excusable } from './excusable.ts';

/** How many stand there at first: below them is the reason, which ends it. */
const shown = 8;

interface OfferedTrainingsProps {
  offered: readonly Excusable[];
  /** Whether each says whom it is about. */
  areSeveral: boolean;
  /** The keys of those that stay as they are. */
  kept: readonly string[];
  onKeptChange: (kept: readonly string[]) => void;
}

/** What falls into a time, each with a tick that leaves it out. */
export function OfferedTrainings({ offered, areSeveral, kept, onKeptChange }: OfferedTrainingsProps) {
  const { t, format } = useI18n();
  const [isWhole, setIsWhole] = useState(false);
  return (
    <Stack space={4}>
      {offered
        .slice(0, isWhole ? undefined : shown)
        .map(({ key, student, training: { startsAt, title } }) => (
          <Checkbox
            key={key}
            checked={!kept.includes(key)}
            onCheckedChange={(isExcused) =>
              onKeptChange(isExcused ? kept.filter((each) => each !== key) : [...kept, key])
            }
            label={[
              ...(areSeveral ? [student.firstName] : []),
              format.dateOf(startsAt, 'short'),
              format.time(startsAt),
              title,
            ].join(', ')}
          />
        ))}
      {!isWhole && offered.length > shown && (
        <Button variant="quiet" onClick={() => setIsWhole(true)}>
          {t('excuse.all', { count: offered.length })}
        </Button>
      )}
    </Stack>
  );
}
