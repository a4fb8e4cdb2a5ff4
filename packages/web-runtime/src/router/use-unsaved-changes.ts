import { useEffect, useEffectEvent } from 'react';
import { loadLeaveDialog } from './leave-dialog.ts';
import { useNavigation } from './navigation-context.ts';

/** Asks before the page is left, or the tab closed, while `isDirty` answers true. */
export function useUnsavedChanges(isDirty: () => boolean): void {
  const { holdWhile } = useNavigation();
  const isDirtyNow = useEffectEvent(isDirty);
  useEffect(() => {
    // It must be there when the network is not: that is when edits stay unsaved.
    loadLeaveDialog().catch(() => {});
    return holdWhile(() => isDirtyNow());
  }, [holdWhile]);
}
