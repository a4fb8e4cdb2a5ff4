import { Button, Inline, Text } from '@tatami/ui';
import { UndoIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { useReview } from './use-review.ts';

/** What was done last, where the hand is, and the way back: it covers nothing that comes next. */
export function LastSaid({ of: last }: { of: ReturnType<typeof useReview>['last'] }) {
  const { t } = useI18n();
  return (
    <Inline space={12} justify="between">
      <Text as="output" size="small" tone="muted">
        {last?.message}
      </Text>
      {last && (
        <Button variant="quiet" icon={UndoIcon} aria-keyshortcuts="Z" onClick={last.undo}>
          {t('ui.undo')}
        </Button>
      )}
    </Inline>
  );
}
