'use client';

import { useEffect, useState } from 'react';

/**
 * Rows that are drawn while they are put on paper: all there are, not the page in sight.
 *
 * @param fetchRows all of them; `undefined` when they are not to be had
 */
export function usePaper<Row>(fetchRows: (() => Promise<readonly Row[] | undefined>) | undefined) {
  const [printed, setPrinted] = useState<readonly Row[]>();
  useEffect(() => {
    if (!printed) return;
    addEventListener('afterprint', () => setPrinted(undefined), { once: true });
    print();
  }, [printed]);
  return { printed, onPrint: fetchRows && (() => void fetchRows().then(setPrinted)) };
}
