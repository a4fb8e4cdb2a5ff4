import { Button, Card, Columns, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** A surface for one thing, with a title and what can be done with it; `accent` for the one that matters now. */
export function Cards() {
  const { t } = useI18n();
  return (
    <Columns layout={2} space={16}>
      <Card
        title={t('uikit.panel.delivery')}
        titleLevel={3}
        actions={<Button size="small">{t('uikit.panel.change')}</Button>}
      >
        <Text>{t('uikit.panel.delivery.text')}</Text>
      </Card>
      <Card title={t('uikit.panel.next')} titleLevel={3} tone="accent">
        <Text tone="inherit">{t('uikit.panel.next.text')}</Text>
      </Card>
    </Columns>
  );
}
