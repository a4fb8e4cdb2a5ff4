import { Button, IconButton, Inline, Popover, Stack, Switch, Text, Tooltip } from '@tatami/ui';
import { FilterIcon, InfoIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** A little more beside its button, and a word about a control. */
export function Beside() {
  const { t } = useI18n();
  return (
    <Inline space={16}>
      <Popover
        label={t('uikit.overlay.narrow')}
        trigger={<Button icon={FilterIcon}>{t('uikit.overlay.narrow')}</Button>}
        sheet
      >
        <Stack space={12}>
          <Switch label={t('uikit.overlay.inStock')} defaultChecked />
          <Switch label={t('uikit.overlay.reduced')} />
        </Stack>
      </Popover>
      <Popover
        label={t('uikit.overlay.why')}
        trigger={<IconButton icon={InfoIcon} label={t('uikit.overlay.why')} />}
      >
        <Text>{t('uikit.overlay.because')}</Text>
      </Popover>
      <Tooltip content={t('uikit.overlay.tip')}>
        <Button>{t('uikit.overlay.print')}</Button>
      </Tooltip>
    </Inline>
  );
}
