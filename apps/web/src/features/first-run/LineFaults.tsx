import { Banner, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

interface LineFaultsProps {
  /** What is wrong, by the number of the line from 0. */
  faults: readonly { line: number; text: string }[];
}

/** The most lines of which it is said at once what is wrong. */
const MOST = 5;

/** What is wrong with the lines above, each by its number. */
export function LineFaults({ faults }: LineFaultsProps) {
  const { t } = useI18n();
  if (faults.length === 0) return null;
  const more = faults.length - MOST;
  return (
    <Banner tone="danger">
      <Stack as="ul" space={4}>
        {faults.slice(0, MOST).map(({ line, text }) => (
          <li key={`${line} ${text}`}>{t('firstRun.line', { line: line + 1, text })}</li>
        ))}
        {more > 0 && <li>{t('firstRun.moreLines', { count: more })}</li>}
      </Stack>
    </Banner>
  );
}
