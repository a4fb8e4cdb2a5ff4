import { useQuery } from '@tanstack/react-query';
import type { Profile } from '@tatami/sdk';
import { DescriptionList } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { aboutQuery } from '../api/about.ts';

type Accepted = Pick<Profile, 'termsAcceptedAt' | 'termsVersion' | 'privacyAcceptedAt' | 'privacyVersion'>;

/** Which editions of the club's texts somebody has accepted, and when; nothing where the club asks for none. */
export function Acceptances({ of: user }: { of: Accepted }) {
  const { t, format } = useI18n();
  const { data: about } = useQuery(aboutQuery);
  const items = (['terms', 'privacy'] as const).flatMap((text) => {
    const [version, at] = [user[`${text}Version`], user[`${text}AcceptedAt`]];
    if (!at && !about?.[text]) return [];
    const value = at
      ? t('acceptance.accepted', { version: version ?? '–', date: format.dateOf(at, 'long') })
      : t('acceptance.notYet');
    return [{ term: t(`acceptance.${text}`), value }];
  });
  return items.length > 0 && <DescriptionList items={items} />;
}
