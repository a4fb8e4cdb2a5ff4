import { useAttempt } from '@tatami/tables/use-attempt';
import { Banner, Button, Inline, Stack, TextArea, useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { club } from '../../../../lib/api/club.ts';
import { queryClient } from '../../../../lib/api/query-client.ts';
import type { OwnStudent } from '../../../../lib/club/training/own-presences.ts';
import { limitsQuery } from './limits-query.ts';

interface LimitFormProps {
  student: OwnStudent;
  /** What is told now; empty where nothing is. */
  told: string;
  /** Whether there is nobody else it could be about. */
  alone: boolean;
}

const longest = 200;

/** What one person spares, and the press that takes it back. */
export function LimitForm({ student, told, alone }: LimitFormProps) {
  const { t } = useI18n();
  const toast = useToast();
  const [text, setText] = useState(told);
  const { attempt, isBusy, failure } = useAttempt();
  const { id, firstName, relation } = student;
  const params = { path: { id } };
  const whose = relation === 'self' ? 'self' : 'child';
  const change = (deed: () => Promise<unknown>, done: string) =>
    void attempt(async () => {
      await deed();
      await queryClient.invalidateQueries(limitsQuery);
      toast({ message: done });
    });

  return (
    <Stack space={12}>
      <TextArea
        label={t(`limits.label.${whose}`, { name: firstName })}
        labelHidden={alone && whose === 'self'}
        hint={t('limits.hint')}
        value={text}
        maxLength={longest}
        rows={2}
        onValueChange={setText}
      />
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Inline space={8}>
        <Button
          loading={isBusy}
          disabled={text.trim() === '' || text.trim() === told}
          onClick={() =>
            change(
              () => club.api.PUT('/student/{id}/limit', { params, body: { text: text.trim() } }),
              t('limits.told'),
            )
          }
        >
          {t('limits.tell')}
        </Button>
        {told !== '' && (
          <Button
            variant="quiet"
            disabled={isBusy}
            onClick={() => change(() => club.api.DELETE('/student/{id}/limit', { params }), t('limits.gone'))}
          >
            {t('limits.remove')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
