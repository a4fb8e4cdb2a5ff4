import { useEffect, useEffectEvent } from 'react';
import { loadLeaveDialog } from './leave-dialog.ts';
import { useNavigation } from './navigation-context.ts';

/** While `isDirty` answers true, leaving the page asks first, and so does closing the tab. */
export function useUnsavedChanges(isDirty: () => boolean): void {
  const { holdWhile } = useNavigation();
  const isDirtyNow = useEffectEvent(isDirty);
  useEffect(() => {
    // It must be there when the network is not: that is when edits stay unsaved.
    loadLeaveDialog().catch(() => {});
    return holdWhile(() => isDirtyNow());
  }, [holdWhile]);
}
