import { Card, Stack } from '@tatami/ui';
import { AppearanceFields } from '../../../lib/appearance/AppearanceFields.tsx';
import { useI18n } from '../../../lib/i18n/i18n-context.ts';

/** How the product looks in this browser: what the settings panel offers too. */
export function AppearanceCard() {
  const { t } = useI18n();
  return (
    <Card title={t('appearance.title')}>
      <Stack space={16}>
        <AppearanceFields />
      </Stack>
    </Card>
  );
}
