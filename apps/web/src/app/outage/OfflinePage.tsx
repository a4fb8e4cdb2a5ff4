import { PlacesContext } from '@tatami/tables/places-context';
import { Card, ItemList, Notice, Stack } from '@tatami/ui';
import { OfflineIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useMomentName } from '@tatami/web-runtime/use-moment-name';
import { useTitle } from '@tatami/web-runtime/use-title';
import { use, useEffect, useState } from 'react';
import { bottomTabs, entryOf, links } from '../shell/menu.ts';
import { type SeenPage, seenPages } from './seen-pages.ts';

/**
 * What stands in place of a page that this browser has never shown, while there is no network: what it can show, and
 * that it comes.
 */
export function OfflinePage() {
  const { t } = useI18n();
  const momentName = useMomentName();
  const [pages, setPages] = useState<readonly SeenPage[]>([]);
  // A page that is in a menu is called as there: it may have been seen in another language.
  const known = [
    ...bottomTabs(t, ''),
    ...links(
      use(PlacesContext).map((place) => entryOf(place)),
      t,
      '',
    ),
    { href: '/adm/profile', label: t('topBar.profile') },
  ];
  const nameOf = ({ href, title }: SeenPage) =>
    known.find((page) => page.href === href.split('?')[0])?.label ?? title;
  useTitle(t('outage.missing.title'));
  useEffect(() => {
    void seenPages().then((seen) => setPages(seen.filter(({ href }) => href !== here())));
  }, []);
  return (
    <Stack space={24}>
      <Notice icon={OfflineIcon} title={t('outage.missing.title')} description={t('outage.missing.text')} />
      {pages.length > 0 && (
        <Card title={t('outage.seen')} padding="none">
          <ItemList
            items={pages.map((page) => ({
              id: page.href,
              href: page.href,
              title: nameOf(page),
              description: t('outage.seen.at', { time: momentName(page.at) }),
            }))}
          />
        </Card>
      )}
    </Stack>
  );
}

const here = () => location.pathname + location.search;
