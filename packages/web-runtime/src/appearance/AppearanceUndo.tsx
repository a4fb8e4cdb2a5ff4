import { Button } from '@tatami/ui';
import { UndoIcon } from '@tatami/ui/icons';
import { useState } from 'react';
import { useI18n } from '../i18n/i18n-context.ts';
import { restoreAppearance } from './choose-theme.ts';
import { useAppearance } from './use-appearance.ts';

/** The way back to how it all looked when this came into sight. */
export function AppearanceUndo() {
  const { t } = useI18n();
  const now = useAppearance();
  const [before] = useState(now);
  return (
    <Button
      size="small"
      variant="quiet"
      icon={UndoIcon}
      aria-disabled={now === before || undefined}
      onClick={() => restoreAppearance(before)}
    >
      {t('appearance.undo')}
    </Button>
  );
}
