import { Button, ButtonGroup, IconButton, Inline, MenuButton, SplitButton, useToast } from '@tatami/ui';
import { AnswerPill } from '@tatami/ui/AnswerPill';
import { ArrowDownIcon, ArrowUpIcon, MoreIcon, PrintIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';

/** Deeds that belong together: joined, behind a menu, or an answer that shows that it is given. */
export function Together() {
  const { t } = useI18n();
  const toast = useToast();
  const [isComing, setComing] = useState(false);
  const does = (message: string) => () => toast({ message });
  const entries = [
    { label: t('uikit.button.copy'), onSelect: does(t('uikit.button.copy')) },
    { label: t('uikit.button.print'), icon: PrintIcon, onSelect: does(t('uikit.button.print')) },
  ];
  return (
    <Inline space={16}>
      <ButtonGroup label={t('uikit.button.order')}>
        <IconButton icon={ArrowUpIcon} label={t('uikit.button.up')} variant="secondary" />
        <IconButton icon={ArrowDownIcon} label={t('uikit.button.down')} variant="secondary" />
        <Button>{t('uikit.button.sort')}</Button>
      </ButtonGroup>
      <SplitButton
        variant="primary"
        menuLabel={t('uikit.button.more')}
        entries={entries}
        onClick={does(t('uikit.button.save'))}
      >
        {t('uikit.button.save')}
      </SplitButton>
      <MenuButton label={t('uikit.button.actions')} icon={MoreIcon} entries={entries} />
      <AnswerPill pressed={isComing} onClick={() => setComing(!isComing)}>
        {t('uikit.button.coming')}
      </AnswerPill>
    </Inline>
  );
}
