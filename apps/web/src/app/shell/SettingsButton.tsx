import { IconButton } from '@tatami/ui';
import { SettingsIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useFetched } from '@tatami/web-runtime/use-fetched';
import { useState } from 'react';

const loadDrawer = async () => (await import('./SettingsDrawer.tsx')).SettingsDrawer;

/** Opens the settings panel. */
export function SettingsButton() {
  const { t } = useI18n();
  const [isOpen, setIsOpen] = useState(false);
  const { Fetched: SettingsDrawer, fetch, whenNear } = useFetched(loadDrawer);
  return (
    <>
      <IconButton
        icon={SettingsIcon}
        label={t('settings.title')}
        aria-haspopup="dialog"
        {...whenNear}
        onClick={() => {
          setIsOpen(true);
          void fetch();
        }}
      />
      {SettingsDrawer && <SettingsDrawer open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
