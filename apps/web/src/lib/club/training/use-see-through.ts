import { useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useEffect, useRef } from 'react';
import { club } from '../../api/club.ts';
import { rouse, seeThrough } from '../../api/when-ready.ts';

/**
 * Gives the way to do what has to be done however long the server is away. It is given up when whoever began it leaves the
 * page, or their session ends: nobody else is to have done it.
 */
export function useSeeThrough() {
  const { t } = useI18n();
  const toast = useToast();
  const hasLeft = useRef(false);
  useEffect(
    () => () => {
      hasLeft.current = true;
      rouse();
    },
    [],
  );
  return (action: (isAgain: boolean) => Promise<unknown>) => {
    const token = club.session.getToken();
    return seeThrough(
      action,
      () => hasLeft.current || club.session.getToken() !== token,
      () => toast({ message: t('presence.waiting'), severity: 'warn', stays: true }),
    );
  };
}
