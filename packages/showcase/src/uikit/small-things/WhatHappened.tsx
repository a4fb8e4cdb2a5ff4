import { Timeline } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

const events = [
  { id: 'sent', at: '2026-11-24T15:10:00Z' },
  { id: 'packed', at: '2026-11-24T09:30:00Z' },
  { id: 'paid', at: '2026-11-23T19:05:00Z' },
] as const;

/** What happened when, the latest first. */
export function WhatHappened() {
  const { t, format } = useI18n();
  return (
    <Timeline
      label={t('uikit.misc.parcel')}
      entries={events.map(({ id, at }) => ({
        id,
        title: t(`uikit.misc.event.${id}`),
        dateTime: at,
        date: `${format.dateOf(at as never, 'dayMonth')}, ${format.time(at as never)}`,
        description: t(`uikit.misc.event.${id}.text`),
      }))}
    />
  );
}
