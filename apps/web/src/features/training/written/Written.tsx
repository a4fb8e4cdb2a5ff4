import { Banner, Button } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { lazy, Suspense, useState } from 'react';
import type { Training } from '../../../lib/club/training/trainings.ts';
import { useMayWrite } from './use-may-write.ts';
import { WrittenCard } from './WrittenCard.tsx';

const WritingDrawer = lazy(async () => ({ default: (await import('./WritingDrawer.tsx')).WritingDrawer }));

interface WrittenProps {
  training: Training;
  /** Whether it is what stands above the page, once there is something to write of, or the card of what was written. */
  isBanner?: true;
}

/** What was written to the people of a training, and the way to write to them. */
export function Written({ training, isBanner }: WrittenProps) {
  const { params, setParams } = useSearchParams();
  const mayWrite = useMayWrite(training);
  const write = () => setParams({ write: 'new' });
  if (isBanner) return mayWrite && <ToBeTold training={training} onWrite={write} />;
  const writing = params.get('write');
  return (
    <>
      <WrittenCard training={training} onWrite={mayWrite ? write : undefined} />
      {writing && mayWrite && (
        <Suspense>
          <WritingDrawer
            key={writing}
            training={training}
            announcement={writing}
            onClose={() => setParams({ write: null }, { replace: true })}
          />
        </Suspense>
      )}
    </>
  );
}

/** Offers to write to those who are signed up where the training is off, or was moved while the page was open. */
function ToBeTold({ training, onWrite }: { training: Training; onWrite: () => void }) {
  const { t } = useI18n();
  const { state, startsAt, workplace } = training;
  const [first] = useState({ startsAt, workplace });
  const isMoved = startsAt !== first.startsAt || workplace !== first.workplace;
  const why = state === 'cancelled' ? 'cancelled' : state === 'planned' && isMoved ? 'moved' : null;
  if (!why) return null;
  return (
    <div data-paper="none">
      <Banner tone="info" action={<Button onClick={onWrite}>{t('written.signedUp')}</Button>}>
        {t(`written.${why}`)}
      </Banner>
    </div>
  );
}
