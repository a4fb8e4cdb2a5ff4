import { Button } from '@tatami/ui';
import { UndoIcon } from '@tatami/ui/icons';
import { useState, useSyncExternalStore } from 'react';
import { useI18n } from '../i18n/i18n-context.ts';
import { getAppearance, subscribeToAppearance } from './appearance-store.ts';
import { restoreAppearance } from './choose-theme.ts';

/** The way back to how it all looked when this came into sight. */
export function AppearanceUndo() {
  const { t } = useI18n();
  const [before] = useState(getAppearance);
  const isAsBefore = useSyncExternalStore(subscribeToAppearance, () => getAppearance() === before);
  return (
    <Button
      size="small"
      variant="quiet"
      icon={UndoIcon}
      aria-disabled={isAsBefore || undefined}
      onClick={() => restoreAppearance(before)}
    >
      {t('appearance.undo')}
    </Button>
  );
}
