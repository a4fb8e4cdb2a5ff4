import { Button, IconButton, Stack } from '@tatami/ui';
import { FileList, type ListedFile } from '@tatami/ui/FileList';
import { TrashIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useEffect, useState } from 'react';

const whole = 38_797_312;
const part = 1_310_720;

/** Files with how far they have come; one of them comes while you look. */
export function OnTheirWay() {
  const { t, format } = useI18n();
  const [sent, setSent] = useState(0);
  const isOnItsWay = sent < whole;
  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setInterval(() => setSent((bytes) => Math.min(whole, bytes + part)), 300);
    return () => clearInterval(timer);
  }, [isOnItsWay]);

  const share = Math.round((sent / whole) * 100);
  const files: ListedFile[] = [
    {
      id: 'film',
      name: 'ukemi.mp4',
      bytes: whole,
      kind: 'video',
      ...(isOnItsWay && {
        progress: { bytes: sent, text: t('uikit.file.progress', { share: format.number(share) }) },
      }),
    },
    { id: 'timetable', name: 'grafik-2026-27.pdf', bytes: 184_320, kind: 'document' },
    {
      id: 'refused',
      name: 'budzet.xlsx',
      bytes: 28_672,
      kind: 'document',
      note: t('uikit.file.refused'),
      tone: 'danger',
      actions: <IconButton icon={TrashIcon} label={t('uikit.file.drop')} size="small" />,
    },
  ];
  return (
    <Stack space={16} align="start">
      <FileList label={t('uikit.file.sending')} files={files} />
      <Button size="small" disabled={isOnItsWay} onClick={() => setSent(0)}>
        {t('uikit.file.again')}
      </Button>
    </Stack>
  );
}
