import { RefreshIcon, WarningIcon } from '../../icons/icons.tsx';
import { useLabels } from '../../provider/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';

export interface ErrorStateProps {
  /** What could not be done. */
  title: string;
  /** What happened, in the server's or the application's words. */
  description?: string | undefined;
  /** Tries again; gives it a button for that. */
  onRetry?: (() => void) | undefined;
  /** Whether it is trying again now. */
  retrying?: boolean | undefined;
}

/** Stands where content would be when it could not be fetched. */
export function ErrorState({ title, description, onRetry, retrying }: ErrorStateProps) {
  const labels = useLabels();
  return (
    <div role="alert">
      <EmptyState
        icon={WarningIcon}
        title={title}
        description={description}
        action={
          onRetry && (
            <Button icon={RefreshIcon} loading={retrying} onClick={onRetry}>
              {labels.retry}
            </Button>
          )
        }
      />
    </div>
  );
}
