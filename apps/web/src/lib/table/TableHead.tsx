import type { ReactNode } from 'react';
import type { MessageKey } from '../i18n/translator.ts';
import { PageHead } from '../PageHead.tsx';
import type { Place } from './describe-place.ts';

interface TableHeadProps {
  of: Pick<Place, 'table'>;
  /** How much there is of it, in words. */
  count?: string | undefined;
  /** What can be done with the whole page. */
  actions?: ReactNode | undefined;
}

/** The head of a table's page. */
export function TableHead({ of: { table }, ...rest }: TableHeadProps) {
  return (
    <PageHead
      title={`${table}.list.title` as MessageKey}
      description={`${table}.list.about` as MessageKey}
      {...rest}
    />
  );
}
