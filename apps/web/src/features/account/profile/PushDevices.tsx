import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { useAttempt } from '@tatami/tables/use-attempt';
import { useViewer } from '@tatami/tables/viewer';
import { Banner, Button, ItemList, Stack, Switch, useToast } from '@tatami/ui';
import { ComputerIcon, SmartphoneIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useEffect, useState } from 'react';
import { type BrowserPush, readBrowserPush } from './browser-push.ts';
import { pushDevicesQuery } from './profile-queries.ts';
import { turnOffPush, turnOnPush } from './push-device.ts';

/** Whether the person hears of things while the app is closed: on this device, and on which others. */
export function PushDevices() {
  const { t, format } = useI18n();
  const toast = useToast();
  const query = useQuery(pushDevicesQuery);
  const { data } = query;
  const [browser, readAgain] = useBrowserPush();
  const { attempt, isBusy, failure } = useAttempt();
  const { whoami } = useViewer();
  if (query.isLoadingError) return <QueryFailure query={query} />;
  if (!data || browser === null) return null;

  const here = data.devices.find(({ current }) => current);
  const others = data.devices.filter(({ current }) => !current);
  const isOn = browser === 'on' && here !== undefined;
  const canTurn = isOn || ((browser === 'off' || browser === 'on') && data.mayHear);

  const turn = () =>
    attempt(async () => {
      if (here && isOn) await turnOffPush(here.id, true);
      // The one place where the browser asks: the person has pressed for it.
      else if ((await Notification.requestPermission()) === 'granted')
        await turnOnPush(whoami.id, data.publicKey).catch((error: unknown) => {
          if (!(error instanceof DOMException)) throw error;
          toast({ message: t('push.failed'), severity: 'error' });
        });
      await readAgain();
    });

  const remove = (id: string) =>
    attempt(async () => {
      await turnOffPush(id, false);
      toast({ message: t('push.removed') });
    });

  const nameOf = (device: string | null) => device ?? t('sessions.unknownDevice');
  return (
    <Stack space={16}>
      <Switch
        label={t('push.here')}
        hint={t(hintOf(browser, isOn, data.mayHear))}
        checked={isOn}
        disabled={!canTurn || isBusy}
        onCheckedChange={turn}
      />
      {failure && <Banner tone="danger">{failure}</Banner>}
      {others.length > 0 && (
        <ItemList
          label={t('push.others')}
          padding="none"
          items={others.map(({ id, device, createdAt }) => ({
            id,
            start: /Android|iOS/.test(device ?? '') ? (
              <SmartphoneIcon size="medium" />
            ) : (
              <ComputerIcon size="medium" />
            ),
            title: nameOf(device),
            description: t('push.since', { date: format.dateOf(createdAt, 'long') }),
            end: (
              <Button
                size="small"
                disabled={isBusy}
                onClick={() => remove(id)}
                aria-label={t('push.removeOne', { device: nameOf(device) })}
              >
                {t('push.remove')}
              </Button>
            ),
          }))}
        />
      )}
    </Stack>
  );
}

function hintOf(browser: BrowserPush, isOn: boolean, mayHear: boolean) {
  if (isOn) return 'push.on';
  if (browser === 'unsupported' || browser === 'toInstall' || browser === 'blocked')
    return `push.${browser}` as const;
  return mayHear ? 'push.off' : 'push.notRemembered';
}

/** What the browser says of notifications, also after it was told otherwise in its own settings. */
function useBrowserPush() {
  const [browser, setBrowser] = useState<BrowserPush | null>(null);
  useEffect(() => {
    const read = () => void readBrowserPush().then(setBrowser);
    read();
    // Whoever comes back from the settings finds what they have changed there.
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return [browser, async () => setBrowser(await readBrowserPush())] as const;
}
