import { OwnViewPage } from '@tatami/tables/OwnViewPage';
import type { Table } from '@tatami/tables/table';
import { BookmarkIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazy } from 'react';
import { loadLibrary } from './technique-data.ts';

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
