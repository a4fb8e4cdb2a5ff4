import { Button, useToast } from '@tatami/ui';
import { type CommandGroup, CommandPalette } from '@tatami/ui/CommandPalette';
import { BookmarkIcon, PlusIcon, SearchIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { products } from '../../data/products.ts';

/** Everything by its name; marks and slips are forgiven. */
export function ByName() {
  const { t, language } = useI18n();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const groups: CommandGroup[] = [
    {
      label: t('uikit.menu.deeds'),
      commands: [
        {
          id: 'add',
          label: t('uikit.menu.add'),
          icon: PlusIcon,
          onSelect: () => toast({ message: t('uikit.menu.add') }),
        },
      ],
    },
    {
      label: t('uikit.menu.things'),
      commands: products.map(({ id, name, kind }) => ({
        id,
        label: name[language],
        description: kind[language],
        icon: BookmarkIcon,
        onSelect: () => toast({ message: name[language] }),
      })),
    },
  ];
  return (
    <>
      <Button icon={SearchIcon} onClick={() => setOpen(true)}>
        {t('uikit.menu.search')}
      </Button>
      <CommandPalette open={isOpen} onOpenChange={setOpen} label={t('uikit.menu.search')} groups={groups} />
    </>
  );
}
