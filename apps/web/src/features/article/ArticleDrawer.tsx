import { RowDrawer } from '@tatami/tables/RowDrawer';
import type { RowDrawerProps } from '@tatami/tables/table';
import { ButtonLink, Inline } from '@tatami/ui';
import { EditIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useMemo } from 'react';
import { writeHref } from './write-href.ts';

/** What of an article its editor writes. */
const written = ['titlePl', 'leadPl', 'bodyPl', 'titleEn', 'leadEn', 'bodyEn'];

/**
 * The form of an article beside the list. The texts of one that has readers are written in the editor alone, where they wait
 * until they are published.
 */
export function ArticleDrawer({ entity, ...drawer }: RowDrawerProps<'article'>) {
  const { t } = useI18n();
  const { table, isBesideList } = drawer;
  const isSettings = entity !== undefined && (entity.state !== 'draft' || !isBesideList);
  const described = useMemo(
    () =>
      isSettings ? { ...table, form: table.form?.map(withoutTexts).filter((row) => !isEmpty(row)) } : table,
    [isSettings, table],
  ) as typeof table;
  return (
    <RowDrawer {...drawer} table={described} entity={entity}>
      {entity?.id && isBesideList && (
        <Inline space={8}>
          <ButtonLink icon={EditIcon} href={writeHref(entity.id)}>
            {t('write.open')}
          </ButtonLink>
        </Inline>
      )}
    </RowDrawer>
  );
}

type Row = readonly unknown[] | { rows: readonly (readonly unknown[])[] };

const isWritten = (row: readonly unknown[]) => row.some((field) => written.includes(String(field)));

const withoutTexts = (row: unknown): unknown => {
  const { rows } = row as { rows?: readonly (readonly unknown[])[] };
  if (rows) return { ...(row as object), rows: rows.filter((each) => !isWritten(each)) };
  return isWritten(row as readonly unknown[]) ? [] : row;
};

const isEmpty = (row: unknown): boolean =>
  Array.isArray(row) ? row.length === 0 : (row as Exclude<Row, readonly unknown[]>).rows?.length === 0;
