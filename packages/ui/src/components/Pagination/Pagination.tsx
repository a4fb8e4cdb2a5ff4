'use client';

import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.tsx';
import { useLabels } from '../../provider/UiProvider.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Pagination.css.ts';

export interface PaginationProps {
  /** The number of the page, from 0. */
  page: number;
  /** Rows on a full page. */
  size: number;
  /** Rows in all, or as many as were counted. */
  total: number;
  /** There are no more than were counted. */
  exact?: boolean | undefined;
  /** Asks for another page, from 0. */
  onPageChange: (page: number) => void;
}

/** Where one is in a long list, and the way through it. */
export function Pagination({ page, size, total, exact = true, onPageChange }: PaginationProps): ReactNode {
  const labels = useLabels();
  // Beyond what was counted there is a next page as long as there is one.
  const last = Math.max(exact ? 0 : page, Math.ceil(total / size) - 1);
  if (total === 0) return null;
  return (
    <nav className={styles.pagination} aria-label={labels.pages}>
      <span className={styles.range}>
        {labels.rowRange(page * size + 1, exact ? Math.min(total, (page + 1) * size) : (page + 1) * size, {
          value: total,
          exact,
        })}
      </span>
      {last > 0 && (
        <div className={styles.pages} data-paper="none">
          <IconButton
            icon={ChevronLeftIcon}
            label={labels.previousPage}
            disabled={page === 0}
            onClick={() => onPageChange(page - 1)}
          />
          <span className={styles.numbers}>
            {pagesToShow(page, last).map((shown, index, all) => {
              const afterGap = index > 0 && shown - (all[index - 1] ?? 0) > 1;
              return [
                afterGap && (
                  <span key={`gap ${shown}`} className={styles.gap} aria-hidden="true">
                    …
                  </span>
                ),
                <button
                  key={shown}
                  type="button"
                  className={styles.page}
                  aria-current={shown === page ? 'page' : undefined}
                  onClick={() => onPageChange(shown)}
                >
                  {shown + 1}
                </button>,
              ];
            })}
          </span>
          <IconButton
            icon={ChevronRightIcon}
            label={labels.nextPage}
            disabled={exact && page === last}
            onClick={() => onPageChange(page + 1)}
          />
        </div>
      )}
    </nav>
  );
}

/** The first page, the last and the neighbours; never a gap of one. */
export function pagesToShow(page: number, last: number): number[] {
  const wanted = new Set([0, last]);
  const from = page < 4 ? 0 : page > last - 4 ? last - 4 : page - 1;
  const to = page < 4 ? 4 : page > last - 4 ? last : page + 1;
  for (let near = from; near <= to; near++) if (near >= 0 && near <= last) wanted.add(near);
  return [...wanted].sort((a, b) => a - b);
}
