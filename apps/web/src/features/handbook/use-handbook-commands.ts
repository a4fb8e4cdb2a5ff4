import type { CommandGroup } from '@tatami/ui/CommandPalette';
import { BookmarkIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { chapterNames } from './chapters.ts';
import { headOf } from './heads.ts';

/** The handbook and its chapters, for whoever looks for them by name. */
export function useHandbookCommands(): CommandGroup {
  const { t, language } = useI18n();
  const label = t('handbook.title');
  const chapters = chapterNames.map((name) => {
    const { title, lead } = headOf(name, language);
    return {
      id: `handbook-${name}`,
      label: title,
      description: lead,
      icon: BookmarkIcon,
      href: `/handbook/${name}`,
    };
  });
  return { label, commands: [{ id: 'handbook', label, icon: BookmarkIcon, href: '/handbook' }, ...chapters] };
}
