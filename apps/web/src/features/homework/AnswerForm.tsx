import { useAttempt } from '@tatami/tables/use-attempt';
import { Banner, Button, Inline, NumberField, Stack, Text, TextArea, TextField, useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useEffect, useEffectEvent, useState } from 'react';
import { club } from '../../lib/api/club.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import type { OwnStudent } from '../../lib/club/training/own-presences.ts';
import { filesQuery } from '../../lib/files/files-of.ts';
import { untilSent } from '../../lib/files/uploads.ts';
import { AnswerFiles } from './files/AnswerFiles.tsx';
import { filesOfAnswer } from './files/file-queries.ts';
import { homeworkOfQuery, type OwnHomework, ownHomeworkQuery, showStored } from './homework-queries.ts';
import { withShared } from './shared-text.ts';
import { useAnswer } from './use-answer.ts';

interface AnswerFormProps {
  own: OwnHomework;
  relation: OwnStudent['relation'];
}

/** Where a homework is answered. Nothing has to be saved: it is kept as it is typed. */
export function AnswerForm({ own: { submission, homework }, relation }: AnswerFormProps) {
  const { t } = useI18n();
  const toast = useToast();
  const { answer, change, flush, state, failure: unsaved, clash } = useAnswer(submission);
  const [wrong, setWrong] = useState<string>();
  const [wrongFiles, setWrongFiles] = useState<string>();
  const { attempt, isBusy, failure } = useAttempt({
    has: (field) => field === 'text',
    show: ({ text }) => setWrong(text),
  });
  const name = submission.studentFirstName;
  const asksFor = homework.submission;

  const { params, setParams } = useSearchParams();
  const shared = params.get('add');
  const take = useEffectEvent(() => {
    if (!shared) return;
    change({ text: withShared(answer.text, shared, asksFor) });
    setParams({ add: null }, { replace: true });
  });
  useEffect(() => {
    if (shared) take();
  }, [shared]);

  const act = async (verb: 'submit' | 'withdraw') => {
    showStored(await club.table('homework-submission').act(submission.id, verb));
  };
  /** Whether there is all that the homework asks for; what is missing is said where it belongs. */
  const isWhole = (): boolean => {
    const text = answer.text.trim();
    const hasFile = Boolean(
      queryClient.getQueryData(filesQuery(filesOfAnswer(submission.id)).queryKey)?.length,
    );
    if (asksFor === 'file' && !hasFile) setWrongFiles(t('user-homework.files.missing'));
    else if ((asksFor === 'text' || asksFor === 'link') && text === '')
      setWrong(t('user-homework.text.missing'));
    else if (asksFor === 'link' && !/^https:\/\/\S+$/.test(text)) setWrong(t('user-homework.link.wrong'));
    else return true;
    return false;
  };
  const handIn = () =>
    attempt(async () => {
      if (!(await untilSent(filesOfAnswer(submission.id).to))) return setWrongFiles(t('files.unsent'));
      if (!isWhole()) return;
      // What could not be stored is said where it is typed.
      if (!(await flush())) return;
      await act('submit');
      toast({
        message: t('user-homework.handedIn.done'),
        action: {
          label: t('ui.undo'),
          onAction: () =>
            void act('withdraw').catch(({ message }: Error) => {
              toast({ message, severity: 'error' });
              for (const { queryKey } of [homeworkOfQuery(submission.id), ownHomeworkQuery])
                void queryClient.invalidateQueries({ queryKey });
            }),
        },
      });
    });
  const write = (text: string) => {
    setWrong(undefined);
    change({ text });
  };

  return (
    <Stack space={16}>
      {clash && (
        <Banner
          tone="warning"
          title={t('user-homework.clash')}
          action={
            <Inline space={8}>
              <Button size="small" onClick={clash.keepMine}>
                {t('user-homework.clash.mine')}
              </Button>
              <Button size="small" onClick={clash.takeOther}>
                {t('user-homework.clash.other')}
              </Button>
            </Inline>
          }
        >
          {clash.other.text || t('user-homework.clash.empty')}
        </Banner>
      )}
      {asksFor === 'none' && <Text>{t('user-homework.none', { relation, name })}</Text>}
      {asksFor === 'file' && (
        <AnswerFiles
          submission={submission.id}
          required
          error={wrongFiles}
          onAdd={() => setWrongFiles(undefined)}
        />
      )}
      {(asksFor === 'text' || asksFor === 'file') && (
        <TextArea
          label={t(asksFor === 'file' ? 'user-homework.words' : 'user-homework.text', { relation, name })}
          rows={asksFor === 'file' ? 3 : 6}
          maxLength={10_000}
          value={answer.text}
          onValueChange={write}
          error={wrong}
        />
      )}
      {asksFor === 'link' && (
        <TextField
          label={t('user-homework.link')}
          hint={t('user-homework.link.hint')}
          type="url"
          inputMode="url"
          maxLength={2_000}
          value={answer.text}
          onValueChange={write}
          error={wrong}
        />
      )}
      {(asksFor === 'text' || asksFor === 'link') && (
        <AnswerFiles
          submission={submission.id}
          required={false}
          error={wrongFiles}
          onAdd={() => setWrongFiles(undefined)}
        />
      )}
      <NumberField
        label={t('user-homework.minutes.label', { relation, name })}
        min={0}
        max={600}
        step={5}
        value={answer.minutes ?? 0}
        onValueChange={(minutes) =>
          change({ minutes: minutes === null ? null : Math.min(600, Math.max(0, Math.round(minutes))) })
        }
      />
      {failure && <Banner tone="danger">{failure}</Banner>}
      {state === 'refused' && !clash && <Banner tone="danger">{unsaved}</Banner>}
      <Inline space={16} justify="between">
        <Text as="output" size="small" tone={state === 'waiting' ? 'warning' : 'muted'}>
          {state === 'waiting'
            ? t('user-homework.draft.waiting')
            : state === 'typing'
              ? t('user-homework.draft.typing')
              : submission.state !== 'assigned'
                ? t('user-homework.draft.stored')
                : ''}
        </Text>
        <Button variant="primary" loading={isBusy} onClick={() => void handIn()}>
          {t(asksFor === 'none' ? 'user-homework.submit.none' : 'user-homework.submit')}
        </Button>
      </Inline>
    </Stack>
  );
}
