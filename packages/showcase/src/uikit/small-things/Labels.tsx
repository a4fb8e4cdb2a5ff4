import { Badge, Inline, StatusTag, Tag } from '@tatami/ui';
import { StarIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** Counts, properties and states, small enough for any line. */
export function Labels() {
  const { t } = useI18n();
  return (
    <Inline space={12}>
      <Badge count={3} label={t('uikit.misc.unread')} />
      <Badge count={128} max={99} tone="accent" />
      <Badge count={2} tone="danger" />
      <Tag>{t('uikit.misc.wood')}</Tag>
      <Tag tone="success">{t('uikit.misc.inStock')}</Tag>
      <Tag tone="accent" icon={StarIcon}>
        {t('uikit.misc.best')}
      </Tag>
      <StatusTag status="info">{t('uikit.misc.sent')}</StatusTag>
    </Inline>
  );
}
