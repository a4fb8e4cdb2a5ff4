import { queryOptions, useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { useAttempt } from '@tatami/tables/use-attempt';
import {
  Banner,
  Button,
  Card,
  Dialog,
  Heading,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { club } from '../../../lib/api/club.ts';
import { dataOf } from '../../../lib/api/data-of.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { clubOverviewQuery } from '../../../lib/club/home/club-overview-query.ts';

/** Whom a mail would reach, and what it would say. */
const previewQuery = (students: readonly string[]) =>
  queryOptions({
    queryKey: ['missed-mail', students],
    queryFn: async ({ signal }) =>
      dataOf(await club.api.POST('/missed-mail/preview', { body: { students: [...students] }, signal })),
    staleTime: 0,
  });

type Preview = Awaited<ReturnType<NonNullable<ReturnType<typeof previewQuery>['queryFn']>>>;
type Texts = Preview['usual'];
type Written = keyof Texts;

interface MissedMailDialogProps {
  students: readonly string[];
  nameOf: (student: string) => string;
  onClose: () => void;
  /** Hears to whom it goes, and until when it can be taken back. */
  onSent: (written: string[], goesAt: string | null) => void;
}

/** What the club writes to those it misses: the usual words, which can be changed, as they will be read. */
export function MissedMailDialog(props: MissedMailDialogProps) {
  const { t } = useI18n();
  const query = useQuery(previewQuery(props.students));
  if (query.data) return <MailForm {...props} preview={query.data} />;
  return (
    <Dialog open onOpenChange={props.onClose} title={t('club.missed.title')}>
      {query.isLoadingError ? <QueryFailure query={query} /> : <Skeleton shape="block" />}
    </Dialog>
  );
}

function MailForm({ preview, nameOf, onClose, onSent }: MissedMailDialogProps & { preview: Preview }) {
  const { t } = useI18n();
  const { attempt, isBusy, failure } = useAttempt();
  const { reached, unreached } = preview;
  const [texts, setTexts] = useState<Texts>(preview.usual);
  const spoken = (['pl', 'en'] as const).filter((each) =>
    reached.some(({ languages }) => (languages as readonly string[]).includes(each)),
  );
  const [language, setLanguage] = useState<Written>(spoken[0] ?? 'pl');
  const { subject, text } = texts[language];
  const change = (changed: Partial<Texts[Written]>) =>
    setTexts({ ...texts, [language]: { ...texts[language], ...changed } });
  const first =
    reached.find(({ languages }) => (languages as readonly string[]).includes(language)) ?? reached[0];
  const named = (words: string) => words.replaceAll('{name}', first?.firstName ?? '');
  const isBlank = Object.values(texts).some((each) => !each.subject.trim() || !each.text.trim());

  const send = () =>
    attempt(async () => {
      const body = { students: reached.map(({ student }) => student), texts };
      const { written, goesAt } = dataOf(await club.api.POST('/missed-mail', { body }));
      await queryClient.invalidateQueries({ queryKey: clubOverviewQuery.queryKey });
      onSent(written, goesAt);
    });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('club.missed.title')}
      description={t('club.missed.to', { count: reached.length })}
      size="large"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('club.missed.cancel')}
          </Button>
          <Button
            variant="primary"
            loading={isBusy}
            disabled={reached.length === 0 || isBlank}
            onClick={() => void send()}
          >
            {t('club.missed.send', { count: reached.length })}
          </Button>
        </>
      }
    >
      <Stack space={16}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        {unreached.length > 0 && (
          <Banner tone="warning" title={t('club.missed.unreached', { count: unreached.length })}>
            {unreached.map(({ student, why }) => (
              <Text key={student}>
                {nameOf(student)}: {t(`club.missed.${why}`)}
              </Text>
            ))}
          </Banner>
        )}
        {reached.length > 0 && (
          <>
            {spoken.length > 1 && (
              <SegmentedControl
                label={t('club.missed.language')}
                value={language}
                onValueChange={setLanguage}
                options={spoken.map((value) => ({ value, label: t(`club.missed.in.${value}`) }))}
              />
            )}
            <TextField
              label={t('club.missed.subject')}
              value={subject}
              maxLength={150}
              onValueChange={(value) => change({ subject: value })}
            />
            <TextArea
              label={t('club.missed.text')}
              hint={t('club.missed.hint')}
              rows={8}
              value={text}
              maxLength={5_000}
              onValueChange={(value) => change({ text: value })}
            />
            <Stack space={8}>
              <Heading level={3}>{t('club.missed.preview', { name: first?.firstName ?? '' })}</Heading>
              <Card>
                <Stack space={8}>
                  <Text weight="strong">{named(subject)}</Text>
                  <Text prose>{named(text)}</Text>
                </Stack>
              </Card>
              {first?.toGuardians && (
                <Text size="small" tone="muted">
                  {t('club.missed.guardians')}
                </Text>
              )}
            </Stack>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
