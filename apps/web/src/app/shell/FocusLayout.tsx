import { FocusPage, Logo } from '@tatami/ui';
import { LanguageSwitch } from '@tatami/web-runtime/LanguageSwitch';
import type { ReactNode } from 'react';

interface FocusLayoutProps {
  clubName: string;
  logo?: string | null | undefined;
  children: ReactNode;
}

/** The frame of the pages for whoever is not signed in, and of the ones that tell what went wrong. */
export function FocusLayout({ clubName, logo, children }: FocusLayoutProps) {
  return (
    <FocusPage
      top={<Logo name={logo ? clubName : 'Tatami'} picture={logo} size="large" />}
      bottom={
        <>
          <span>{clubName}</span>
          <LanguageSwitch />
        </>
      }
    >
      {children}
    </FocusPage>
  );
}
