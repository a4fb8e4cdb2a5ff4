import { Button, IconButton, Inline, Stack } from '@tatami/ui';
import { ArrowRightIcon, DownloadIcon, EditIcon, PlusIcon, TrashIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** Icons before or after the words; alone only where everybody knows them. */
export function WithIcons() {
  const { t } = useI18n();
  return (
    <Stack space={16}>
      <Inline space={12}>
        <Button variant="primary" icon={PlusIcon}>
          {t('uikit.button.add')}
        </Button>
        <Button icon={DownloadIcon}>{t('uikit.button.download')}</Button>
        <Button variant="quiet" iconEnd={ArrowRightIcon}>
          {t('uikit.button.next')}
        </Button>
      </Inline>
      <Inline space={8}>
        <IconButton icon={EditIcon} label={t('uikit.button.change')} />
        <IconButton icon={TrashIcon} label={t('uikit.button.delete')} />
        <IconButton icon={PlusIcon} label={t('uikit.button.add')} variant="secondary" />
        <IconButton icon={PlusIcon} label={t('uikit.button.addMore')} variant="primary" size="small" />
      </Inline>
    </Stack>
  );
}
