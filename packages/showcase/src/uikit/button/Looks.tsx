import { Button, ButtonLink, Inline } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** A button in each of its looks. One primary in a view; danger only behind a question. */
export function Looks() {
  const { t } = useI18n();
  return (
    <Inline space={12}>
      <Button variant="primary">{t('uikit.button.save')}</Button>
      <Button>{t('uikit.button.change')}</Button>
      <Button variant="quiet">{t('uikit.button.cancel')}</Button>
      <Button variant="danger">{t('uikit.button.delete')}</Button>
      <ButtonLink href="/uikit/menu">{t('uikit.button.link')}</ButtonLink>
    </Inline>
  );
}
