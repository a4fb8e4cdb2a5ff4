import { OwnViewPage } from '@tatami/tables/OwnViewPage';
import type { Table } from '@tatami/tables/table';
import { BookmarkIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazy, useState } from 'react';
import { loadedLibrary, loadLibrary } from './technique-data.ts';

const LazyLibrary = lazy(loadLibrary);

/** The techniques that the club teaches: a library to look into, or a list. */
export function TechniquesPage({ of: table }: { of: Table<'technik'> }) {
  const { t } = useI18n();
  // What came with the page's data is there at once: to wait for it even so would take the page away.
  const [Library] = useState(() => loadedLibrary() ?? LazyLibrary);
  return (
    <OwnViewPage
      of={table}
      label={t('library.view')}
      own={{ label: t('library.view.library'), icon: BookmarkIcon, view: <Library of={table} /> }}
      listLabel={t('library.view.list')}
    />
  );
}
