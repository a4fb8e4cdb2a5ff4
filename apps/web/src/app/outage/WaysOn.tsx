import { Inline, Link, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSeenPages } from './use-seen-pages.ts';

/** The other pages that can be opened without a network, if there are any. */
export function WaysOn() {
  const { t } = useI18n();
  const pages = useSeenPages();
  return (
    pages.length > 0 && (
      <Stack space={8} align="center">
        <Text tone="muted">{t('outage.seen')}</Text>
        <Inline space={12} justify="center">
          {pages.map(({ href, title }) => (
            <Link key={href} href={href}>
              {title}
            </Link>
          ))}
        </Inline>
      </Stack>
    )
  );
}
