import { Breadcrumbs, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** The way from the first page to this one. */
export function WhereAmI() {
  const { t } = useI18n();
  return (
    <Stack space={16}>
      <Breadcrumbs
        label={t('uikit.menu.path')}
        items={[
          { label: t('uikit.menu.start'), href: '/uikit/menu#start' },
          { label: t('uikit.menu.weapons'), href: '/uikit/menu#weapons' },
        ]}
        current={t('uikit.menu.bokken')}
      />
    </Stack>
  );
}
