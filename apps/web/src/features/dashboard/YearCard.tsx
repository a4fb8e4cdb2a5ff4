import { Card, Columns, Skeleton, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { OwnStudent } from '../../lib/club/training/own-presences.ts';

const YearRhythm = lazy(() =>
  import('./YearRhythm.tsx').then(
    ({ YearRhythm }) => ({ default: YearRhythm }),
    () => ({ default: NotHere }),
  ),
);

/** Whoever scrolls to it sees how they have trained for a year; nobody else loads any of it. */
export function YearCard({ students }: { students: readonly OwnStudent[] }) {
  const { t } = useI18n();
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true));
    if (ref.current) watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);

  // As high as what it stands in for.
  const waiting = (
    <Stack space={16}>
      <Columns layout={2} space={24}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Columns>
      <Skeleton shape="block" />
    </Stack>
  );
  return (
    <div ref={ref} data-paper={isNear || 'none'}>
      <Card title={t('dashboard.year')}>
        <Stack space={24}>
          {students.map((student) => (
            <div key={student.id} data-paper="together">
              <Stack space={16}>
                {student.relation === 'child' && <Text>{student.firstName}</Text>}
                <Suspense fallback={waiting}>
                  {isNear ? <YearRhythm student={student} waiting={waiting} /> : waiting}
                </Suspense>
              </Stack>
            </div>
          ))}
        </Stack>
      </Card>
    </div>
  );
}

/** What stands in place of a picture that was never looked at here, while the network is away. */
function NotHere() {
  const { t } = useI18n();
  return <Text tone="muted">{t('dashboard.year.missing')}</Text>;
}
