import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Draft } from '@tatami/sdk';
import { Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useDeferredValue } from 'react';
import { reachQuery } from './announcement-calls.ts';
import { useReachWords } from './use-reach-words.ts';

/** Whom an announcement would reach, told while it is being written. */
export function AnnouncementReach({ values }: { values: Draft<'announcement'> }) {
  const { t } = useI18n();
  const words = useReachWords();
  const { data } = useQuery({ ...reachQuery(useDeferredValue(values)), placeholderData: keepPreviousData });
  if (!data) return null;
  return (
    <Text size="small" tone={data.accounts === 0 ? 'danger' : 'muted'}>
      {data.accounts === 0 ? t('announcement.reach.nobody') : words(data)}
    </Text>
  );
}
