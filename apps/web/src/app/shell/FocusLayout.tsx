import { FocusPage, Logo } from '@tatami/ui';
import { LanguageSwitch } from '@tatami/web-runtime/LanguageSwitch';
import type { ReactNode } from 'react';
import { ours, type Sign } from './sign.ts';

interface FocusLayoutProps {
  clubName: string;
  /** The club’s name and logo; ours where it has none. */
  sign?: Sign;
  /** What it is set in, once that is there. */
  scene?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages for whoever is not signed in, and of the ones that tell what went wrong. */
export function FocusLayout({ clubName, sign = ours, scene = null, children }: FocusLayoutProps) {
  return (
    <FocusPage
      top={<Logo {...sign} name={clubName} size="large" />}
      bottom={<LanguageSwitch />}
      scene={scene}
    >
      {children}
    </FocusPage>
  );
}
