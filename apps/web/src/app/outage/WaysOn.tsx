import { Inline, Link, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSeenPages } from './use-seen-pages.ts';

/** The other pages that can be opened without a network, if there are any. */
export function WaysOn() {
  const { t } = useI18n();
  const pages = useSeenPages();
  return (
    pages.length > 0 && (
      <Inline space={12} justify="center">
        <Text tone="muted">{t('outage.seen')}</Text>
        {pages.map(({ href, title }) => (
          <Link key={href} href={href}>
            {title}
          </Link>
        ))}
      </Inline>
    )
  );
}
