import { Button, Columns, EmptyState, ErrorState } from '@tatami/ui';
import { MailIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';

/** What stands in the place of content that is not there, or could not be had. */
export function InPlaceOf() {
  const { t } = useI18n();
  const [isTrying, setTrying] = useState(false);
  return (
    <Columns layout={2} space={24}>
      <EmptyState
        icon={MailIcon}
        title={t('uikit.message.empty')}
        titleLevel={3}
        description={t('uikit.message.empty.text')}
        action={<Button>{t('uikit.message.write')}</Button>}
        size="small"
      />
      <ErrorState
        title={t('uikit.message.failed')}
        description={t('uikit.message.failed.text')}
        onRetry={() => setTrying(!isTrying)}
        retrying={isTrying}
        size="small"
      />
    </Columns>
  );
}
