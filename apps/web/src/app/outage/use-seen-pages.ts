import { PlacesContext } from '@tatami/tables/places-context';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { use, useEffect, useState } from 'react';
import { bottomTabs, entryOf, links } from '../shell/menu.ts';
import { type SeenPage, seenPages } from './seen-pages.ts';

/** The other pages that can be shown without a network, the latest first. */
export function useSeenPages(): readonly SeenPage[] {
  const { t } = useI18n();
  const [pages, setPages] = useState<readonly SeenPage[]>([]);
  useEffect(() => {
    void seenPages().then((seen) => setPages(seen.filter(({ href }) => href !== here())));
  }, []);
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
  return pages.map((page) => ({
    ...page,
    title: known.find(({ href }) => href === page.href.split('?')[0])?.label ?? page.title,
  }));
}

const here = () => location.pathname + location.search;
