'use client';

import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls back when Ctrl-K, or Cmd-K on a Mac, is pressed anywhere on the page. */
export function useCommandKey(onPress: () => void): void {
  const handlePress = useEffectEvent(onPress);
  // Before the browser draws: who sees the page may press the keys.
  useLayoutEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isCommandKey = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isCommandKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      handlePress();
    };
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  }, []);
}
