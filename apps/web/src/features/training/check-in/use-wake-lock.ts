import { useEffect } from 'react';

/** Keeps the screen lit for as long as it is looked at, where the browser can (W3C, Screen Wake Lock). */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (isOver) await lock?.release();
    };
    void ask();
    // The browser takes it back when the page is out of sight.
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}
