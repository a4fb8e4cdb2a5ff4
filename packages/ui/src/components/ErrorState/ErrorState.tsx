'use client';

import type { ReactNode } from 'react';
import { RefreshIcon, WarningIcon } from '../../icons/icons.tsx';
import { useLabels } from '../../provider/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';
import { Stack } from '../Stack/Stack.tsx';

export interface ErrorStateProps {
  /** What could not be done. */
  title: string;
  /** What happened, in the server's or the application's words. */
  description?: string | undefined;
  /** Tries again; gives it a button for that. */
  onRetry?: (() => void) | undefined;
  /** Whether it is trying again now. */
  retrying?: boolean | undefined;
  /** How much room it takes: `medium` in place of a page’s content, `small` in a card among others. */
  size?: EmptyStateProps['size'];
  /** What can be done meanwhile. */
  children?: ReactNode | undefined;
}

/** Stands where content would be when it could not be fetched. */
export function ErrorState({
  title,
  description,
  onRetry,
  retrying,
  size,
  children,
}: ErrorStateProps): ReactNode {
  const labels = useLabels();
  return (
    <div role="alert">
      <EmptyState
        icon={WarningIcon}
        size={size}
        title={title}
        description={description}
        action={
          (onRetry || children) && (
            <Stack space={16} align={size === 'small' ? 'start' : 'center'}>
              {onRetry && (
                <Button icon={RefreshIcon} loading={retrying} onClick={onRetry}>
                  {labels.retry}
                </Button>
              )}
              {children}
            </Stack>
          )
        }
      />
    </div>
  );
}
