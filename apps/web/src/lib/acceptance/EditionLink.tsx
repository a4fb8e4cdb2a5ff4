import { Link } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Edition } from './editions.ts';

/** A text of the club, to be read beside the page. */
export function EditionLink({ text, url, version }: Edition) {
  const { t } = useI18n();
  return (
    <Link href={url} target="_blank">
      {t('acceptance.edition', { name: t(`acceptance.${text}`), version })}
    </Link>
  );
}
