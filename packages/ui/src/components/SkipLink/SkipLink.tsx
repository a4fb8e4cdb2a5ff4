'use client';

import type { ReactNode } from 'react';
import { useLabels } from '../../provider/UiProvider.tsx';
import { skipTo } from '../private/skip-to.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of the main content. */
  target: string;
}

/** The first link in the tab order: past the bars and the menu, straight to the content. */
export function SkipLink({ target }: SkipLinkProps): ReactNode {
  const labels = useLabels();
  return (
    <a className={skipLink} {...skipTo(target)}>
      {labels.skipToContent}
    </a>
  );
}
