import { BookmarkIcon } from '@tatami/ui/icons';
import { lazy } from 'react';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import { OwnViewPage } from '../../lib/table/OwnViewPage.tsx';
import type { Table } from '../../lib/table/table.ts';
import { loadLibrary } from './load-library.ts';

const TechniqueLibrary = lazy(loadLibrary);

/** The techniques that the club teaches: a library to look into, or a list. */
export function TechniquesPage({ of: table }: { of: Table<'technik'> }) {
  const { t } = useI18n();
  return (
    <OwnViewPage
      of={table}
      label={t('library.view')}
      own={{ label: t('library.view.library'), icon: BookmarkIcon, view: <TechniqueLibrary of={table} /> }}
      listLabel={t('library.view.list')}
    />
  );
}
