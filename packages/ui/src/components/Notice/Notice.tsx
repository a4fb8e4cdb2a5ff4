import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';
import { Inline } from '../Inline/Inline.tsx';

export type NoticeProps = Omit<EmptyStateProps, 'titleLevel'>;

/** All that a page has to say, in a `FocusPage`: something is done, is under way, or is not to be had; and the ways on. */
export function Notice({ action, ...said }: NoticeProps): ReactNode {
  return (
    <EmptyState
      {...said}
      titleLevel={1}
      action={
        action && (
          <Inline space={8} justify="center">
            {action}
          </Inline>
        )
      }
    />
  );
}
