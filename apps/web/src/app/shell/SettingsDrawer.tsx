import { Drawer, Stack } from '@tatami/ui';
import { AppearanceFields } from '@tatami/web-runtime/AppearanceFields';
import { AppearanceUndo } from '@tatami/web-runtime/AppearanceUndo';
import { CookieAnswer } from '@tatami/web-runtime/CookieAnswer';
import { useI18n } from '@tatami/web-runtime/i18n-context';

export interface SettingsDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The settings panel of spec §2: beside the page it changes, over nothing of it. */
export function SettingsDrawer({ open, onOpenChange }: SettingsDrawerProps) {
  const { t } = useI18n();
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={t('settings.title')}
      push
      low
      tools={open && <AppearanceUndo />}
    >
      <Stack space={24}>
        <AppearanceFields />
        <CookieAnswer />
      </Stack>
    </Drawer>
  );
}
