import type { HasRight } from '@tatami/tables/rights';
import { IconButton, useCommandKey } from '@tatami/ui';
import { SearchIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { fromDesktop } from '../styles.css.ts';
import { useFetched } from './use-fetched.ts';

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
      <span className={fromDesktop}>
        <IconButton
          icon={SearchIcon}
          label={t('palette.open')}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          {...whenNear}
          onClick={open}
        />
      </span>
      {Palette && <Palette open={isOpen} onOpenChange={setIsOpen} has={has} />}
    </>
  );
}
