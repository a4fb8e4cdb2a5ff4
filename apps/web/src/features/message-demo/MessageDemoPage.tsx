import { useViewer } from '@tatami/tables/viewer';
import { Columns, PageHeader, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import { useEffect, useState } from 'react';
import { allowWorkers } from '../../lib/live/allow-workers.ts';
import { lineOptions } from '../../lib/live/line-options.ts';
import { createDemoLine } from './demo-line.ts';
import { EchoCard } from './EchoCard.tsx';
import { FramesCard } from './FramesCard.tsx';
import { LineCard } from './LineCard.tsx';

/** How the live connection works, and what becomes of it when it is broken (spec §§2, 4 and 7). */
export function MessageDemoPage() {
  const { t } = useI18n();
  const { whoami } = useViewer();
  const [line] = useState(() => createDemoLine(lineOptions));
  useTitle(t('menu.messageDemo'));

  useEffect(() => {
    allowWorkers();
    line.realtime.open();
    return () => void line.realtime.close();
  }, [line]);

  return (
    <Stack space={24}>
      <PageHeader title={t('menu.messageDemo')} description={t('messageDemo.about')} />
      <Columns layout={2} space={24} from="wide" align="start">
        <Stack space={24}>
          <LineCard line={line} />
          <EchoCard line={line} ownId={whoami.id} />
        </Stack>
        <FramesCard traffic={line.traffic} />
      </Columns>
    </Stack>
  );
}
