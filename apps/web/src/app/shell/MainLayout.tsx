import { Face, type Person } from '@tatami/tables/Face';
import type { HasRight } from '@tatami/tables/rights';
import {
  BottomBar,
  ButtonLink,
  Footer,
  type IsAllowed,
  Link,
  Logo,
  Shell,
  SideMenu,
  TopBar,
  VisuallyHidden,
} from '@tatami/ui';
import { LogOutIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { LanguageSwitch } from '@tatami/web-runtime/LanguageSwitch';
import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import { useAppearance } from '@tatami/web-runtime/use-appearance';
import { useMenu } from '@tatami/web-runtime/use-menu';
import { type ReactNode, Suspense, useState } from 'react';
import { MenuContext } from '../../lib/menu-context.ts';
import { useLight } from '../live/light.ts';
import { beyondTheSmallest } from '../styles.css.ts';
import { bottomTabs, type Counted, sideMenu, type TableMenu } from './menu.ts';
import { NoticesButton } from './NoticesButton.tsx';
import { SearchButton } from './SearchButton.tsx';
import { SettingsButton } from './SettingsButton.tsx';
import { ours, type Sign } from './sign.ts';

// Asked for once the first page is at rest.
const HomeworkCount = lazyOrNothing(
  async () => (await import('../../features/homework/menu-count/HomeworkCount.tsx')).HomeworkCount,
);

// Only for who is not signed in, on the few pages with this frame that are shown to them; those wait for it.
const LoginAction = lazyOrNothing(async () => (await import('./LoginAction.tsx')).LoginAction);

interface MainLayoutProps {
  clubName: string;
  /** The club’s name and logo; ours where it has none. */
  sign?: Sign;
  /** Who is signed in, without a name while the prerendered shell is shown; null when nobody is. */
  viewer: Person | null;
  has: HasRight;
  path: string;
  /** The part of the menu that not everybody sees. */
  tableMenu?: TableMenu | null;
  children: ReactNode;
}

/** The frame of all pages but those about the account (spec §2, Main layout). */
export function MainLayout({
  clubName,
  sign = ours,
  viewer,
  has,
  path,
  tableMenu = null,
  children,
}: MainLayoutProps) {
  const { t } = useI18n();
  const menuType = useAppearance('menuType');
  const menu = useMenu(menuType);
  const Light = useLight();
  const [homework, setHomework] = useState<Counted>();
  // The menu names rights of this app only.
  const isAllowed = has as IsAllowed;
  const menuOf = (holds: HasRight) => sideMenu(t, path, tableMenu, holds);
  return (
    <Shell
      menuType={menuType}
      menuOpen={menu.open}
      onMenuOpenChange={menu.setOpen}
      topBar={
        <TopBar logo={<Logo {...sign} href="/dashboard" />}>
          {viewer && <SearchButton has={has} />}
          {viewer && <NoticesButton />}
          <span className={viewer ? beyondTheSmallest : undefined}>
            <LanguageSwitch />
          </span>
          <SettingsButton />
          {viewer ? (
            <>
              <Link href="/adm/profile" tone="quiet" title={t('topBar.profile')}>
                <Face of="user" person={viewer} />
                <VisuallyHidden>{t('topBar.profile')}</VisuallyHidden>
              </Link>
              <ButtonLink href="/logout" variant="quiet" icon={LogOutIcon} title={t('topBar.signOut')}>
                <VisuallyHidden>{t('topBar.signOut')}</VisuallyHidden>
              </ButtonLink>
            </>
          ) : (
            <LoginAction />
          )}
        </TopBar>
      }
      menu={
        viewer && (
          <>
            <SideMenu groups={sideMenu(t, path, tableMenu, has, homework)} isAllowed={isAllowed} />
            {Light && (
              <Suspense>
                <HomeworkCount onChange={setHomework} />
              </Suspense>
            )}
          </>
        )
      }
      bottomBar={viewer && <BottomBar items={bottomTabs(t, path, has, homework)} isAllowed={isAllowed} />}
      footer={<Footer connection={Light && <Light />}>{clubName}</Footer>}
    >
      <MenuContext value={menuOf}>{children}</MenuContext>
    </Shell>
  );
}
