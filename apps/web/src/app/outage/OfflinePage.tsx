import { Card, Link, Notice, Stack, Text } from '@tatami/ui';
import { OfflineIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useMomentName } from '@tatami/web-runtime/use-moment-name';
import { useTitle } from '@tatami/web-runtime/use-title';
import { useSeenPages } from './use-seen-pages.ts';

/**
 * What stands in place of a page that this browser has never shown, while there is no network: what it can show, and
 * that it comes.
 */
export function OfflinePage() {
  const { t } = useI18n();
  const momentName = useMomentName();
  const pages = useSeenPages();
  useTitle(t('outage.missing.title'));
  return (
    <Stack space={24}>
      <Notice icon={OfflineIcon} title={t('outage.missing.title')} description={t('outage.missing.text')} />
      {pages.length > 0 && (
        <Card title={t('outage.seen')}>
          <Stack space={16}>
            {pages.map(({ href, title, at }) => (
              <Stack key={href} space={4}>
                <Link href={href}>{title}</Link>
                <Text size="small" tone="muted">
                  {t('outage.seen.at', { time: momentName(at) })}
                </Text>
              </Stack>
            ))}
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
