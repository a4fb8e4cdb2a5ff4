'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useLabels } from '../../provider/UiProvider.tsx';
import { bar } from './TopProgress.css.ts';

export interface TopProgressProps {
  /** Whether something the page waits for is under way. */
  active: boolean;
  /** What is waited for; “loading” when left out. */
  label?: string | undefined;
}

/** What comes sooner is not waited for. */
const PATIENCE_MS = 200;

/** A bar along the top edge while the next page is on its way, if it takes its time. */
export function TopProgress({ active, label }: TopProgressProps): ReactNode {
  return active ? <Waiting label={label} /> : null;
}

function Waiting({ label }: { label: string | undefined }) {
  const labels = useLabels();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isSlow && (
      <div role="status">
        <div className={bar} role="progressbar" aria-label={label ?? labels.loading} />
      </div>
    )
  );
}
