import { Inline, MenuButton, useToast } from '@tatami/ui';
import { CopyIcon, DownloadIcon, EditIcon, MoreIcon, TrashIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** What else can be done with a thing; what is hard to undo comes last. */
export function Deeds() {
  const { t } = useI18n();
  const toast = useToast();
  const does = (label: string) => ({ label, onSelect: () => toast({ message: label }) });
  const entries = [
    { heading: t('uikit.menu.bokken') },
    { ...does(t('uikit.menu.edit')), icon: EditIcon },
    { ...does(t('uikit.menu.copy')), icon: CopyIcon },
    { ...does(t('uikit.menu.download')), icon: DownloadIcon, disabled: true },
    'separator' as const,
    { ...does(t('uikit.menu.remove')), icon: TrashIcon, tone: 'danger' as const },
  ];
  return (
    <Inline space={12}>
      <MenuButton label={t('uikit.menu.deeds')} entries={entries} align="start" />
      <MenuButton label={t('uikit.menu.more')} entries={entries} icon={MoreIcon} compact align="start" />
    </Inline>
  );
}
