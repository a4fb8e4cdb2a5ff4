import { useQuery } from '@tanstack/react-query';
import { formLabels } from '@tatami/tables/form-labels';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { useAttempt } from '@tatami/tables/use-attempt';
import type { FieldErrors } from '@tatami/tables/validate';
import { useViewer } from '@tatami/tables/viewer';
import { Banner, Button, Card, Stack, Text, useToast } from '@tatami/ui';
import { type FieldValue, type FormRow, RecordForm } from '@tatami/ui/RecordForm';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useId, useState } from 'react';
import { club } from '../../../lib/api/club.ts';
import { dataOf } from '../../../lib/api/data-of.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { PushDevices } from './PushDevices.tsx';
import { type NoticeChoice, noticeChoiceQuery, pushDevicesQuery } from './profile-queries.ts';

type NoticeKind = keyof NoticeChoice['ways'];

/** What one can be told of, what is alike beside each other; of webhooks and of requests whoever may change them. */
const kinds = [
  ['announcement'],
  ['trainingCancelled', 'trainingRestored'],
  ['homeworkAssigned', 'homeworkReturned'],
  ['homeworkReviewed', 'gradeAwarded'],
  ['examInvitation', 'examResult'],
  ['excuseAccepted', 'paperExpiring'],
  ['missed', 'newDevice'],
  ['tokenExpiring'],
  ['webhookOff', 'leadCame'],
] as const satisfies NoticeKind[][];

const ways = ['live', 'mail', 'push', 'none'] as const;

/** What the person is told of, and how, and on which devices; when nothing is sent. */
export function NoticesCard() {
  const { t } = useI18n();
  const query = useQuery(noticeChoiceQuery);
  return (
    <Card title={t('noticeChoice.title')}>
      <Stack space={24}>
        <PushDevices />
        {query.isLoadingError ? (
          <QueryFailure query={query} />
        ) : (
          query.data && <ChoiceForm key={JSON.stringify(query.data)} choice={query.data} />
        )}
      </Stack>
    </Card>
  );
}

function ChoiceForm({ choice }: { choice: NoticeChoice }) {
  const { t } = useI18n();
  const id = useId();
  const toast = useToast();
  const [values, setValues] = useState<Record<string, FieldValue>>({
    ...choice.ways,
    quietFrom: choice.quietFrom ?? '',
    quietTo: choice.quietTo ?? '',
  });
  const { data: push } = useQuery(pushDevicesQuery);
  const hasNoDevice = push?.devices.length === 0 && Object.values(values).includes('push');
  const [errors, setErrors] = useState<FieldErrors>({});
  const { has } = useViewer();
  const concerns = (kind: NoticeKind) =>
    kind === 'webhookOff' ? has('Webhook:Write') : kind !== 'leadCame' || has('Lead:Write');
  const isHour = (field: string) => field === 'quietFrom' || field === 'quietTo';
  const { attempt, isBusy, failure } = useAttempt({ has: isHour, show: setErrors });

  const save = () =>
    attempt(async () => {
      setErrors({});
      const { quietFrom, quietTo, ...chosen } = values;
      const body = {
        ways: chosen as NoticeChoice['ways'],
        quietFrom: String(quietFrom) || null,
        quietTo: String(quietTo) || null,
      };
      const saved = dataOf(await club.api.PUT('/authinfo/notice-choice', { body }));
      queryClient.setQueryData(noticeChoiceQuery.queryKey, saved);
      toast({ message: t('form.saved') });
    });

  const options = ways.map((value) => ({ value, label: t(`noticeChoice.way.${value}`) }));
  const rows: FormRow[] = [
    ...kinds.flatMap((together) => {
      const fields = together.filter(concerns).map((name) => ({
        ...{ kind: 'choice' as const, name, label: t(`noticeChoice.${name}`), options },
        ...{ settled: true, grows: true },
      }));
      return fields.length > 0 ? [{ fields }] : [];
    }),
    {
      title: t('noticeChoice.quiet'),
      fields: [
        { kind: 'time', name: 'quietFrom', label: t('noticeChoice.quietFrom') },
        { kind: 'time', name: 'quietTo', label: t('noticeChoice.quietTo') },
      ],
    },
  ];
  return (
    <Stack space={16}>
      <Text tone="muted">{t('noticeChoice.text')}</Text>
      <RecordForm
        {...{ id, rows, values, errors, failure }}
        onValueChange={(name, value) => setValues((current) => ({ ...current, [name]: value }))}
        onSubmit={save}
        labels={formLabels(t)}
      />
      {hasNoDevice && <Banner tone="info">{t('noticeChoice.noDevice')}</Banner>}
      <div>
        <Button type="submit" form={id} loading={isBusy}>
          {t('noticeChoice.save')}
        </Button>
      </div>
    </Stack>
  );
}
