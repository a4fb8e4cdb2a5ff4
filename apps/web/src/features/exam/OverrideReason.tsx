import { Stack, Text, TextField } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Prospect } from './exam-queries.ts';

interface OverrideReasonProps {
  prospects: readonly Prospect[];
  value: string;
  onValueChange: (reason: string) => void;
  /** Whether it says whom it is asked for. */
  explained?: boolean;
}

/** Asks why they may try who lack something; where nobody does, nothing is asked. */
export function OverrideReason({ prospects, value, onValueChange, explained }: OverrideReasonProps) {
  const { t } = useI18n();
  if (!isReasonMissing(prospects, '')) return null;
  return (
    <Stack space={8}>
      {explained && <Text>{t('exam.ready.reason.text', { names: namesOfUnready(prospects) })}</Text>}
      <TextField
        label={t('exam-candidate.overrideReason')}
        required
        maxLength={500}
        value={value}
        onValueChange={onValueChange}
      />
    </Stack>
  );
}

const unready = (prospects: readonly Prospect[]) => prospects.filter(({ missing }) => missing.length > 0);

/** Whether somebody lacks something, and it isn’t said why they may try. */
export const isReasonMissing = (prospects: readonly Prospect[], reason: string): boolean =>
  unready(prospects).length > 0 && reason.trim() === '';

/** Who lacks something, by name. */
export const namesOfUnready = (prospects: readonly Prospect[]): string =>
  unready(prospects)
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
    .join(', ');
