import { Inline, StatusTag, Tag } from '@tatami/ui';
import { ClockIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** A state in a word: text, icon and colour together, never colour alone. */
export function States() {
  const { t } = useI18n();
  return (
    <Inline space={12}>
      <StatusTag status="success">{t('uikit.message.paid')}</StatusTag>
      <StatusTag status="warning">{t('uikit.message.waits')}</StatusTag>
      <StatusTag status="danger" icon={ClockIcon}>
        {t('uikit.message.late')}
      </StatusTag>
      <StatusTag status="info">{t('uikit.message.sent')}</StatusTag>
      <StatusTag status="neutral">{t('uikit.message.draft')}</StatusTag>
      <Tag tone="accent">{t('uikit.message.new')}</Tag>
    </Inline>
  );
}
