import { Drawer, Stack } from '@tatami/ui';
import { AppearanceFields } from '@tatami/web-runtime/AppearanceFields';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { CookieAnswer } from '../cookies/CookieAnswer.tsx';

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
        <CookieAnswer />
      </Stack>
    </Drawer>
  );
}
