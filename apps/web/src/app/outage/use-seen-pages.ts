import { PlacesContext } from '@tatami/tables/places-context';
import { ViewerContext } from '@tatami/tables/viewer';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { use, useEffect, useState } from 'react';
import { bottomTabs, entryOf, links } from '../shell/menu.ts';
import { type SeenPage, seenPages } from './seen-pages.ts';

/** The other pages that can be shown without a network, each in its latest view, the latest first. */
export function useSeenPages(): readonly SeenPage[] {
  const { t } = useI18n();
  const viewer = use(ViewerContext);
  const [pages, setPages] = useState<readonly SeenPage[]>([]);
  useEffect(() => {
    void seenPages().then((seen) => setPages(latestViews(seen.filter(({ href }) => href !== here()))));
  }, []);
  // A page that is in a menu is called as there: it may have been seen in another language.
  const known = [
    ...bottomTabs(t, '', viewer?.has ?? nobodyHas),
    ...links(
      use(PlacesContext).map((place) => entryOf(place)),
      t,
      '',
    ),
    { href: '/adm/profile', label: t('topBar.profile') },
  ];
  return pages.map((page) => ({
    ...page,
    title: known.find(({ href }) => href === pathOf(page))?.label ?? page.title,
  }));
}

/** A page is called the same in whichever view, and leads to its others: the one that was seen last stands for all. */
function latestViews(pages: readonly SeenPage[]): SeenPage[] {
  const latest = new Map<string, SeenPage>();
  for (const page of pages) {
    const path = pathOf(page);
    if (!latest.has(path)) latest.set(path, page);
  }
  return [...latest.values()];
}

const nobodyHas = () => false;

const pathOf = ({ href }: SeenPage) => href.split('?')[0] ?? '';

const here = () => location.pathname + location.search;
