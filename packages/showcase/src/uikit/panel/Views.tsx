import { Tabs, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** Several views of one thing, one at a time. */
export function Views() {
  const { t } = useI18n();
  return (
    <Tabs
      label={t('uikit.panel.product')}
      tabs={[
        {
          value: 'about',
          label: t('uikit.panel.tab.about'),
          content: <Text>{t('uikit.panel.tab.about.text')}</Text>,
        },
        {
          value: 'care',
          label: t('uikit.panel.tab.care'),
          content: <Text>{t('uikit.panel.tab.care.text')}</Text>,
        },
        {
          value: 'said',
          label: t('uikit.panel.tab.said'),
          count: 12,
          content: <Text>{t('uikit.panel.tab.said.text')}</Text>,
        },
      ]}
    />
  );
}
