import { Card, PageHeader, Stack, useToast } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import { Chapter } from '../Chapter.tsx';
import { Sample } from '../Sample.tsx';
import { RoomForm } from './RoomForm.tsx';
import roomForm from './RoomForm.tsx?raw';
import roomsHead from './RoomsHead.tsx?raw';
import { RoomsList } from './RoomsList.tsx';
import roomsList from './RoomsList.tsx?raw';
import type { Room } from './rooms.ts';
import rooms from './rooms.ts?raw';

let isSecond = false;

/** Stands in for a server that fails at first: what is to be seen then is part of the page. */
async function loadRooms(): Promise<readonly Room[]> {
  const before = isSecond;
  isSecond = true;
  if (!before) throw new Error('The server answers 503.');
  return [
    { id: '1', name: 'Dojo Wrzeszcz', places: 30 },
    { id: '2', name: 'Sala przy Łąkowej', places: 18 },
  ];
}

/** How a page comes about, step by step. */
export function BuildPage() {
  const { t } = useI18n();
  const toast = useToast();
  useTitle(t('documentation.page'));
  return (
    <Stack space={32}>
      <PageHeader title={t('documentation.page')} description={t('build.about')} />
      <Chapter title={t('build.head')} text={t('build.head.text')}>
        <Sample file="RoomsHead.tsx" source={roomsHead} />
      </Chapter>
      <Chapter title={t('build.data')} text={t('build.data.text')}>
        <Sample file="rooms.ts" source={rooms} />
      </Chapter>
      <Chapter title={t('build.list')} text={t('build.list.text')}>
        <Sample file="RoomsList.tsx" source={roomsList}>
          <RoomsList load={loadRooms} />
        </Sample>
      </Chapter>
      <Chapter title={t('build.form')} text={t('build.form.text')}>
        <Sample file="RoomForm.tsx" source={roomForm}>
          <Card>
            <RoomForm onSave={({ name }) => toast({ message: t('build.saved', { name }) })} />
          </Card>
        </Sample>
      </Chapter>
      <Chapter title={t('build.tests')} text={t('build.tests.text')} />
    </Stack>
  );
}
