import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { useAttempt } from '@tatami/tables/use-attempt';
import { useViewer } from '@tatami/tables/viewer';
import { Banner, Button, Dialog, Select, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { queryClient } from '../../../lib/api/query-client.ts';
import { ownStudentsQuery } from '../../../lib/club/training/own-presences.ts';
import {
  addFeed,
  type CalendarFeed,
  calendarFeedsQuery,
  type FeedChoice,
  type NewCalendarFeed,
} from './calendar-feeds.ts';
import { FeedChoices } from './FeedChoices.tsx';
import { feedPlacesQuery } from './feed-places-query.ts';

interface AddFeedProps {
  onClose: () => void;
  onAdded: (feed: CalendarFeed) => void;
}

type Subject = Pick<NewCalendarFeed, 'about' | 'student' | 'workplace'>;

/** Asks what a new calendar is about; who trains, or has children who do, is offered that first. */
export function AddFeed({ onClose, onAdded }: AddFeedProps) {
  const { t } = useI18n();
  const subjects = useSubjects();
  const [chosen, setChosen] = useState<string>();
  const [choice, setChoice] = useState<FeedChoice>({
    reminder: 'none',
    withDaysOff: false,
    withExcused: true,
  });
  const { attempt, isBusy, failure } = useAttempt();
  const subject = subjects.all.find(({ value }) => value === chosen) ?? subjects.all[0];

  const add = () =>
    attempt(async () => {
      if (!subject) return;
      const id = await addFeed({ ...subject.subject, ...choice });
      const feeds = await queryClient.ensureQueryData(calendarFeedsQuery);
      const added = feeds.find((feed) => feed.id === id);
      if (added) onAdded(added);
      else onClose();
    });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('calendarFeeds.add.title')}
      description={t('calendarFeeds.add.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button variant="primary" loading={isBusy} disabled={!subjects.isReady} onClick={add}>
            {t('calendarFeeds.add.submit')}
          </Button>
        </>
      }
    >
      <Stack space={16}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        {subjects.failed ? (
          <QueryFailure query={subjects.failed} />
        ) : (
          // There from the beginning, so that it has the focus; who trains comes as soon as that is known.
          <Select
            label={t('calendarFeeds.about')}
            value={subject?.value}
            options={subjects.all}
            onValueChange={setChosen}
          />
        )}
        <FeedChoices
          choice={choice}
          isOfStudent={subject?.subject.about === 'student'}
          onChange={setChoice}
        />
      </Stack>
    </Dialog>
  );
}

/** All that a calendar of the person's can be about. */
function useSubjects() {
  const { t } = useI18n();
  const { has } = useViewer();
  const students = useQuery(ownStudentsQuery);
  const hasPlaces = has('Workplace:Read');
  const places = useQuery({ ...feedPlacesQuery, enabled: hasPlaces });
  const of = (about: Subject['about'], more: Partial<Subject> = {}): Subject => ({
    ...{ about, student: null, workplace: null },
    ...more,
  });
  const all = [
    ...(students.data ?? []).map(({ id, firstName, lastName, relation }) => ({
      value: id,
      label: relation === 'self' ? t('calendarFeeds.own') : `${firstName} ${lastName}`,
      subject: of('student', { student: id }),
    })),
    ...(has('Training:Write') ? [{ value: 'led', label: t('calendarFeeds.led'), subject: of('led') }] : []),
    { value: 'club', label: t('calendarFeeds.club'), subject: of('club') },
    ...(places.data ?? []).map(({ id, name }) => ({
      value: id,
      label: t('calendarFeeds.workplace', { name }),
      subject: of('workplace', { workplace: id }),
    })),
  ];
  return {
    all,
    isReady: students.data !== undefined && (!hasPlaces || places.data !== undefined),
    failed: [students, places].find(({ isLoadingError }) => isLoadingError),
  };
}
