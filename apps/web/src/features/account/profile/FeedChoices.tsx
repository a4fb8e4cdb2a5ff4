import { Select, Stack, Switch } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { FeedChoice } from './calendar-feeds.ts';

const reminders = ['none', 'hour', 'twoHours', 'day'] as const;

interface FeedChoicesProps {
  choice: FeedChoice;
  /** Whether it is about somebody, who may be excused. */
  isOfStudent: boolean;
  onChange: (choice: FeedChoice) => void;
}

/** What a calendar has beside the trainings. */
export function FeedChoices({ choice, isOfStudent, onChange }: FeedChoicesProps) {
  const { t } = useI18n();
  return (
    <Stack space={16}>
      <Select
        label={t('calendarFeeds.reminder')}
        value={choice.reminder}
        options={reminders.map((value) => ({ value, label: t(`calendarFeeds.reminder.${value}`) }))}
        onValueChange={(reminder) => reminder && onChange({ ...choice, reminder })}
      />
      <Switch
        label={t('calendarFeeds.withDaysOff')}
        checked={choice.withDaysOff}
        onCheckedChange={(withDaysOff) => onChange({ ...choice, withDaysOff })}
      />
      {isOfStudent && (
        <Switch
          label={t('calendarFeeds.withExcused')}
          hint={t('calendarFeeds.withExcused.hint')}
          checked={choice.withExcused}
          onCheckedChange={(withExcused) => onChange({ ...choice, withExcused })}
        />
      )}
    </Stack>
  );
}
