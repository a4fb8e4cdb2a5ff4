import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@tatami/tables/viewer';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import { localDate } from '@tatami/web-runtime/zoned-time';
import { useEffect, useEffectEvent } from 'react';
import { comingTrainings } from '../../lib/club/training/coming-trainings.ts';
import { ownStudentsQuery } from '../../lib/club/training/own-presences.ts';
import { trainingsQuery } from '../../lib/club/training/trainings.ts';
import { trainingNow } from './training-now.ts';

/** Leads to the training that whoever comes by the app's icon means: the one that runs, or the next one. */
export function NowPage() {
  const { t, timeZone } = useI18n();
  const { whoami, has } = useViewer();
  const { navigate } = useNavigation();
  const today = localDate(new Date(), timeZone);
  const { data: coming } = useQuery(trainingsQuery(comingTrainings(today, timeZone)));
  const { data: students = [] } = useQuery(ownStudentsQuery);
  useTitle(t('training.list.title'));
  const goOn = useEffectEvent(() => {
    const selves = students.filter(({ relation }) => relation === 'self').map(({ id }) => id);
    const leads = has('Presence:Write') ? [whoami.id, ...selves] : null;
    const found = trainingNow(coming?.results ?? [], Date.now(), { leads, students });
    navigate(found ? `/dojo/training/${found.id}` : '/dojo/training', { replace: true });
  });
  const isHere = coming !== undefined;
  useEffect(() => {
    if (isHere) goOn();
  }, [isHere]);
  return null;
}
