import { Drawer, Stack } from '@tatami/ui';
import { AppearanceFields } from '../../lib/appearance/AppearanceFields.tsx';
import { useI18n } from '../../lib/i18n/i18n-context.ts';

export interface SettingsDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The settings panel of spec §2. */
export function SettingsDrawer({ open, onOpenChange }: SettingsDrawerProps) {
  const { t } = useI18n();
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('settings.title')}
      description={t('settings.description')}
    >
      <Stack space={24}>
        <AppearanceFields />
      </Stack>
    </Drawer>
  );
}
