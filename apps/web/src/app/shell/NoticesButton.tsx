import { Bell } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useFetched } from '@tatami/web-runtime/use-fetched';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLight } from '../live/light.ts';

const loadNotices = async () => (await import('../../features/bell/Notices.tsx')).Notices;

/** Opens what concerns the person. How much of it is new is asked for once the first page is at rest. */
export function NoticesButton() {
  const { t } = useI18n();
  const { Fetched: Notices, fetch } = useFetched(loadNotices);
  const [isPressed, setIsPressed] = useState(false);
  const placeRef = useRef<HTMLSpanElement>(null);
  const hadFocusRef = useRef(false);
  const isAtRest = useLight() !== null;
  const bring = useEffectEvent(async () => {
    await fetch();
    hadFocusRef.current = placeRef.current?.contains(document.activeElement) ?? false;
  });
  useEffect(() => {
    // Where it can't be had now, a press asks for it again.
    if (isAtRest) bring().catch(() => {});
  }, [isAtRest]);
  // Another button stands there then.
  useLayoutEffect(() => {
    if (Notices && hadFocusRef.current && !isPressed) placeRef.current?.querySelector('button')?.focus();
  }, [Notices, isPressed]);
  return (
    <span ref={placeRef}>
      {Notices ? (
        <Notices defaultOpen={isPressed} />
      ) : (
        <Bell
          count={0}
          label={t('topBar.notices')}
          aria-haspopup="dialog"
          onClick={() => {
            setIsPressed(true);
            void fetch();
          }}
        />
      )}
    </span>
  );
}
