import type { HasRight } from '@tatami/tables/rights';
import { IconButton, useCommandKey } from '@tatami/ui';
import { SearchIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useFetched } from '@tatami/web-runtime/use-fetched';
import { useState } from 'react';

const loadPalette = async () => (await import('./Palette.tsx')).Palette;

/** Opens the command palette, as Ctrl-K does anywhere. */
export function SearchButton({ has }: { has: HasRight }) {
  const { t } = useI18n();
  const [isOpen, setIsOpen] = useState(false);
  const { Fetched: Palette, fetch, whenNear } = useFetched(loadPalette);
  const open = () => {
    setIsOpen(true);
    void fetch();
  };
  useCommandKey(open);
  return (
    <>
      <IconButton
        icon={SearchIcon}
        label={t('palette.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        {...whenNear}
        onClick={open}
      />
      {Palette && <Palette open={isOpen} onOpenChange={setIsOpen} has={has} />}
    </>
  );
}
