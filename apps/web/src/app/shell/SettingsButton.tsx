import { IconButton } from '@tatami/ui';
import { SettingsIcon } from '@tatami/ui/icons';
import { type ComponentType, useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import type { SettingsDrawerProps } from './SettingsDrawer.tsx';

/** Opens the settings panel, whose code arrives when a pointer or the focus comes near. */
export function SettingsButton() {
  const { t } = useI18n();
  const [Drawer, setDrawer] = useState<ComponentType<SettingsDrawerProps>>();
  const [isOpen, setIsOpen] = useState(false);

  const load = () =>
    import('./SettingsDrawer.tsx').then(({ SettingsDrawer }) => setDrawer(() => SettingsDrawer));
  // Without a network there is nothing to fetch ahead; a click then fails where it is seen.
  const loadAhead = () => void load().catch(() => {});

  return (
    <>
      <IconButton
        icon={SettingsIcon}
        label={t('settings.title')}
        aria-haspopup="dialog"
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => {
          setIsOpen(true);
          void load();
        }}
      />
      {Drawer && <Drawer open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
