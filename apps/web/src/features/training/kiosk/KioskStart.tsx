import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import {
  Banner,
  Button,
  ButtonLink,
  Checkbox,
  FieldGroup,
  FocusPage,
  Heading,
  Logo,
  Stack,
  Text,
  TextField,
} from '@tatami/ui';
import { DojoScene } from '@tatami/ui/DojoScene';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useNow } from '@tatami/web-runtime/use-now';
import { addDays, instantOf, localDate } from '@tatami/web-runtime/zoned-time';
import { type FormEvent, useState } from 'react';
import { clubTimeZone } from '../../../lib/club/club-zone.ts';
import { isToCome, trainingsQuery } from '../../../lib/club/training/trainings.ts';
import { beginKiosk } from './kiosk-calls.ts';

/** An instructor says for which trainings this screen is there, and by which PIN it ends. */
export function KioskStart({ onBegun }: { onBegun: () => void }) {
  const { t, format } = useI18n();
  const { params } = useSearchParams();
  const now = useNow();
  const zone = clubTimeZone();
  const today = localDate(new Date(now), zone);
  const query = useQuery(
    trainingsQuery({
      'startsAt.gte': instantOf(today, '00:00', zone),
      'startsAt.lt': instantOf(addDays(today, 1), '00:00', zone),
      sort: 'startsAt,asc',
      size: 20,
    }),
  );
  const { data } = query;
  const trainings = data?.results.filter((training) => isToCome(training, now)) ?? [];
  const asked = params.get('training');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(asked ? [asked] : []));
  const [pin, setPin] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const isPin = /^\d{4,6}$/.test(pin);
  const wanted = trainings.filter(({ id }) => chosen.has(id)).map(({ id }) => id);

  async function begin(event: FormEvent) {
    event.preventDefault();
    if (wanted.length === 0 || !isPin)
      return setFailure(t(wanted.length === 0 ? 'kiosk.choose' : 'kiosk.pin.hint'));
    setIsSending(true);
    try {
      await beginKiosk(wanted, pin);
      onBegun();
    } catch (error) {
      setFailure((error as Error).message);
      setIsSending(false);
    }
  }
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };

  return (
    <FocusPage top={<Logo name="Tatami" size="large" />} scene={<DojoScene />}>
      <form onSubmit={(event) => void begin(event)} noValidate>
        <Stack space={20}>
          <Stack space={4}>
            <Heading level={1}>{t('kiosk.title')}</Heading>
            <Text tone="muted">{t('kiosk.about')}</Text>
          </Stack>
          {failure && <Banner tone="danger">{failure}</Banner>}
          {query.isLoadingError ? (
            <QueryFailure query={query} />
          ) : data && trainings.length === 0 ? (
            <Banner tone="info">{t('kiosk.noTrainings')}</Banner>
          ) : (
            <FieldGroup label={t('kiosk.trainings')}>
              <Stack space={8}>
                {trainings.map(({ id, title, startsAt, endsAt, workplaceName }) => (
                  <Checkbox
                    key={id}
                    label={`${format.timeRange(startsAt, endsAt)} ${title}, ${workplaceName}`}
                    checked={chosen.has(id)}
                    onCheckedChange={(isChosen) => choose(id, isChosen)}
                  />
                ))}
              </Stack>
            </FieldGroup>
          )}
          <TextField
            label={t('kiosk.pin')}
            hint={t('kiosk.pin.hint')}
            value={pin}
            onValueChange={(typed) => setPin(typed.replaceAll(/\D/g, '').slice(0, 6))}
            inputMode="numeric"
            autoComplete="off"
          />
          <Button type="submit" variant="primary" fullWidth loading={isSending}>
            {t('kiosk.begin')}
          </Button>
          <ButtonLink href={asked ? `/dojo/training/${asked}` : '/dashboard'}>{t('kiosk.cancel')}</ButtonLink>
        </Stack>
      </form>
    </FocusPage>
  );
}
