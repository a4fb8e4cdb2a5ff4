import { useAttempt } from '@tatami/tables/use-attempt';
import { Banner, Button, Dialog, Stack, useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { type CalendarFeed, changeFeed, type FeedChoice } from './calendar-feeds.ts';
import { FeedChoices } from './FeedChoices.tsx';
import { useFeedName } from './use-feed-name.ts';

/** What a calendar has beside the trainings, under the address that it has. */
export function ChangeFeed({ feed, onClose }: { feed: CalendarFeed; onClose: () => void }) {
  const { t } = useI18n();
  const toast = useToast();
  const { reminder, withDaysOff, withExcused } = feed;
  const [choice, setChoice] = useState<FeedChoice>({ reminder, withDaysOff, withExcused });
  const { attempt, isBusy, failure } = useAttempt();
  const name = useFeedName()(feed);

  const save = () =>
    attempt(async () => {
      await changeFeed(feed.id, choice);
      toast({ message: t('form.saved') });
      onClose();
    });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={t('calendarFeeds.change.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button variant="primary" loading={isBusy} onClick={save}>
            {t('calendarFeeds.save')}
          </Button>
        </>
      }
    >
      <Stack space={16}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        <FeedChoices choice={choice} isOfStudent={feed.about === 'student'} onChange={setChoice} />
      </Stack>
    </Dialog>
  );
}
