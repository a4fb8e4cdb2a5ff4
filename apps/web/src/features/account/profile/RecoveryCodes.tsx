import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@tatami/tables/viewer';
import { Button, Checkbox, Inline, SecretCodes, Stack, Text, useToast } from '@tatami/ui';
import { CopyIcon, DownloadIcon, PrintIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { saveText } from '@tatami/web-runtime/save-file';
import { useState } from 'react';
import { aboutQuery } from '../../../lib/api/about.ts';

interface RecoveryCodesProps {
  /** What they are for, and what has become of others. */
  text: string;
  codes: readonly string[];
  onDone: () => void;
}

/** The way in when the phone is lost. Shown this once, so they must be kept before it goes on. */
export function RecoveryCodes({ text, codes, onDone }: RecoveryCodesProps) {
  const { t } = useI18n();
  const toast = useToast();
  const { whoami } = useViewer();
  const { data: about } = useQuery(aboutQuery);
  const [areKept, setAreKept] = useState(false);
  const title = t('secondFactor.recovery.sheet', {
    club: about?.clubName ?? 'Tatami',
    username: whoami.username,
  });
  const sheet = `${title}\n\n${codes.join('\n')}\n`;

  async function copy() {
    await navigator.clipboard.writeText(sheet);
    toast({ message: t('secondFactor.recovery.copied') });
  }

  return (
    <Stack space={16}>
      <Text>{text}</Text>
      <SecretCodes title={title} codes={codes} />
      <Inline space={8}>
        {'clipboard' in navigator && (
          <Button size="small" icon={CopyIcon} onClick={copy}>
            {t('secondFactor.recovery.copy')}
          </Button>
        )}
        <Button
          size="small"
          icon={DownloadIcon}
          onClick={() => saveText(`tatami-${whoami.username}.txt`, sheet)}
        >
          {t('secondFactor.recovery.save')}
        </Button>
        <Button size="small" icon={PrintIcon} onClick={() => print()}>
          {t('secondFactor.recovery.print')}
        </Button>
      </Inline>
      <Checkbox label={t('secondFactor.recovery.kept')} checked={areKept} onCheckedChange={setAreKept} />
      <Button variant="primary" fullWidth disabled={!areKept} onClick={onDone}>
        {t('secondFactor.recovery.done')}
      </Button>
    </Stack>
  );
}
