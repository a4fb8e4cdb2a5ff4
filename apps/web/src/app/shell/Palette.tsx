import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Command, CommandPalette } from '@tatami/ui/CommandPalette';
import { BuildingIcon, CalendarIcon, LogOutIcon, PlusIcon, UserCheckIcon, UserIcon } from '@tatami/ui/icons';
import { useEffect, useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import type { HasRight } from '../../lib/rights.ts';
import { menuPages } from './menu-pages.ts';
import { recordsQuery } from './records-query.ts';

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  has: HasRight;
}

/** Who types on is not searched for yet. */
const pauseMs = 150;

/** Every page and record that the person may see, and what they do often, by name. */
export function Palette({ open, onOpenChange, has }: PaletteProps) {
  const { t, format } = useI18n();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const isAsked = open && q.length > 1;
  const { data, isFetching } = useQuery({
    ...recordsQuery(q, has),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const found = isAsked ? data : undefined;

  const pages = menuPages(t, has).map(({ label, href, icon }): Command => ({ id: href, label, href, icon }));
  const deeds: Command[] = [
    { id: 'profile', label: t('topBar.profile'), icon: UserIcon, href: '/adm/profile' },
    ...(has('Student:Write')
      ? [{ id: 'add-student', label: t('students.add'), icon: PlusIcon, href: '/dojo/student?edit=new' }]
      : []),
    ...(has('User:Write') && has('Menu:Administration4Admin')
      ? [{ id: 'add-user', label: t('users.add'), icon: PlusIcon, href: '/adm/user?edit=new' }]
      : []),
    { id: 'sign-out', label: t('topBar.signOut'), icon: LogOutIcon, href: '/logout' },
  ];
  const nameOf = (person: { firstName: string; lastName: string }) =>
    `${person.lastName} ${person.firstName}`;

  return (
    <CommandPalette
      open={open}
      onOpenChange={(next) => {
        setTyped('');
        onOpenChange(next);
      }}
      label={t('palette.label')}
      onQueryChange={setTyped}
      loading={isFetching}
      groups={[
        { label: t('palette.pages'), commands: pages },
        {
          label: t('menu.students'),
          searched: true,
          commands: (found?.students ?? []).map((student) => ({
            id: student.id,
            label: nameOf(student),
            description: t(`section.${student.section}`),
            icon: UserIcon,
            href: `/dojo/student/${student.id}`,
          })),
        },
        {
          label: t('menu.trainings'),
          searched: true,
          commands: (found?.trainings ?? []).map(({ id, title, startsAt, workplaceName }) => ({
            id,
            label: title,
            description: `${format.dateOf(startsAt, 'weekday')}, ${format.time(startsAt)} · ${workplaceName}`,
            icon: CalendarIcon,
            href: `/dojo/training/${id}`,
          })),
        },
        {
          label: t('menu.workplaces'),
          searched: true,
          commands: (found?.workplaces ?? []).map(({ id, name, city }) => ({
            id,
            label: name,
            description: city ?? undefined,
            icon: BuildingIcon,
            href: `/adm/workplace?edit=${id}`,
          })),
        },
        {
          label: t('menu.users'),
          searched: true,
          commands: (found?.users ?? []).map((user) => ({
            id: user.id,
            label: nameOf(user),
            description: user.username,
            icon: UserCheckIcon,
            href: `/adm/user?edit=${user.id}`,
          })),
        },
        { label: t('palette.deeds'), commands: deeds },
      ]}
    />
  );
}
