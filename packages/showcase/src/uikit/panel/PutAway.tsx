import { IconButton, Stack, Text } from '@tatami/ui';
import { EditIcon } from '@tatami/ui/icons';
import { Panel } from '@tatami/ui/Panel';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/** Parts of a page that can be put out of the way; deeds beside the title stay. */
export function PutAway() {
  const { t } = useI18n();
  return (
    <Stack space={12}>
      <Panel
        title={t('uikit.panel.way')}
        actions={<IconButton icon={EditIcon} label={t('uikit.panel.editWay')} />}
        foot={t('uikit.panel.changed')}
      >
        <Text>{t('uikit.panel.way.text')}</Text>
      </Panel>
      <Panel title={t('uikit.panel.returns')} defaultOpen={false}>
        <Text>{t('uikit.panel.returns.text')}</Text>
      </Panel>
    </Stack>
  );
}
