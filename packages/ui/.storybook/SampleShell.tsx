import type { ReactNode } from 'react';
import {
  AwardIcon,
  BuildingIcon,
  CalendarIcon,
  CalendarOffIcon,
  HomeIcon,
  KeyIcon,
  LogOutIcon,
  ShieldIcon,
  UserIcon,
  UsersIcon,
} from '../src/icons/icons.tsx';
import {
  BottomBar,
  ButtonLink,
  ConnectionIndicator,
  Footer,
  IconButton,
  Logo,
  type MenuGroup,
  Shell,
  SideMenu,
  Stack,
  TopBar,
} from '../src/index.ts';

/** The menu with one entry current. */
export const sampleMenu = (current: string): MenuGroup[] => {
  const groups: MenuGroup[] = [
    { items: [{ label: 'Pulpit', href: '/dashboard', icon: HomeIcon }] },
    {
      label: 'Dojo',
      items: [
        { label: 'Treningi', href: '/dojo/training', icon: CalendarIcon },
        { label: 'Uczniowie', href: '/dojo/student', icon: UsersIcon },
        { label: 'Dni wolne', href: '/dojo/day-off', icon: CalendarOffIcon },
        { label: 'Stopnie', href: '/dojo/grade', icon: AwardIcon },
      ],
    },
    {
      label: 'Administracja',
      items: [
        { label: 'Użytkownicy', href: '/adm/user', icon: UserIcon, count: 2 },
        { label: 'Miejsca', href: '/adm/workplace', icon: BuildingIcon },
        { label: 'Grupy', href: '/adm/groupright', icon: ShieldIcon },
        { label: 'Prawa grup', href: '/adm/rightto', icon: KeyIcon },
      ],
    },
  ];
  return groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, current: item.href === current })),
  }));
};

export const sampleBottomBar = (current: string) =>
  sampleMenu(current)
    .flatMap(({ items }) => items)
    .filter(({ href }) => ['/dashboard', '/dojo/training', '/dojo/student', '/dojo/day-off'].includes(href));

export function SampleTopBar() {
  return (
    <TopBar logo={<Logo name="Tatami" href="/dashboard" />}>
      <ButtonLink variant="quiet" href="/adm/profile" icon={UserIcon}>
        Paweł
      </ButtonLink>
      <IconButton icon={LogOutIcon} label="Wyloguj" />
    </TopBar>
  );
}

export function SampleFooter() {
  return (
    <Footer connection={<ConnectionIndicator state="open" label="Połączono" />}>Klub Aikido Gdańsk</Footer>
  );
}

/** A whole page, for the stories of pages. */
export function SamplePage({ current, children }: { current: string; children: ReactNode }) {
  return (
    <Shell
      topBar={<SampleTopBar />}
      menu={<SideMenu groups={sampleMenu(current)} />}
      bottomBar={<BottomBar items={sampleBottomBar(current)} />}
      footer={<SampleFooter />}
    >
      <Stack space={24}>{children}</Stack>
    </Shell>
  );
}
