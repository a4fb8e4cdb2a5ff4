import { FocusPage, Logo } from '@tatami/ui';
import { LanguageSwitch } from '@tatami/web-runtime/LanguageSwitch';
import type { ReactNode } from 'react';

interface FocusLayoutProps {
  clubName: string;
  logo?: string | null | undefined;
  /** What it is set in, once that is there. */
  scene?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages for whoever is not signed in, and of the ones that tell what went wrong. */
export function FocusLayout({ clubName, logo, scene = null, children }: FocusLayoutProps) {
  return (
    <FocusPage
      top={<Logo name={clubName} picture={logo} size="large" />}
      bottom={<LanguageSwitch />}
      scene={scene}
    >
      {children}
    </FocusPage>
  );
}
