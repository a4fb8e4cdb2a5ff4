import { Card, Text, useToast } from '@tatami/ui';
import { ContextMenu } from '@tatami/ui/ContextMenu';
import { CopyIcon, EditIcon, TrashIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** A short cut: by the other mouse button, a long press, or Shift-F10. */
export function ByTheOtherButton() {
  const { t } = useI18n();
  const toast = useToast();
  const does = (label: string) => ({ label, onSelect: () => toast({ message: label }) });
  return (
    <ContextMenu
      entries={[
        { ...does(t('uikit.overlay.edit')), icon: EditIcon },
        { ...does(t('uikit.overlay.copy')), icon: CopyIcon },
        'separator',
        { ...does(t('uikit.overlay.remove')), icon: TrashIcon, tone: 'danger' },
      ]}
    >
      <Card>
        <Text align="center" tone="muted">
          {t('uikit.overlay.here')}
        </Text>
      </Card>
    </ContextMenu>
  );
}
