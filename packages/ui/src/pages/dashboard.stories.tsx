import type { Meta, StoryObj } from '@storybook/react-vite';
import { SamplePage } from '../../.storybook/SampleShell.tsx';
import { CalendarIcon, CancelledIcon, CheckIcon, MapPinIcon, RollCallIcon } from '../icons/icons.tsx';
import {
  Button,
  ButtonLink,
  Card,
  Columns,
  EmptyState,
  Heading,
  Inline,
  ItemList,
  Link,
  PageHeader,
  Progress,
  Skeleton,
  Stack,
  Stat,
  StatusTag,
  Text,
} from '../index.ts';

function Dashboard({ state = 'ready' }: { state?: 'ready' | 'loading' | 'empty' }) {
  return (
    <SamplePage current="/dashboard">
      <PageHeader title="Dzień dobry, Paweł" description="Piątek, 20 listopada" />
      <Columns layout="main-aside" from="desktop" space={24} align="start">
        <Stack space={24}>
          {state === 'ready' && (
            <Card tone="accent">
              <Stack space={16}>
                <Inline space={8} justify="between" align="start" nowrap>
                  <Stack space={4}>
                    <Text size="small" tone="muted">
                      Najbliższy trening · za 18 minut
                    </Text>
                    <Heading level={2} size="title2">
                      Aikido dorośli
                    </Heading>
                    <Text tone="muted">
                      18:30–20:00 · <MapPinIcon /> Dojo Wrzeszcz
                    </Text>
                  </Stack>
                </Inline>
                <Inline space={8}>
                  <ButtonLink variant="primary" href="#roll-call" icon={RollCallIcon}>
                    Lista obecności
                  </ButtonLink>
                  <Button icon={CheckIcon}>Będę</Button>
                </Inline>
              </Stack>
            </Card>
          )}
          <Card
            title="Następne treningi"
            padding="none"
            bleed
            actions={<Link href="#all">Cały tydzień</Link>}
          >
            {state === 'ready' && (
              <ItemList
                items={[
                  {
                    id: '1',
                    title: 'Seminarium: kokyu-nage',
                    description: 'Jutro, 10:00–14:00 · Hala Oliwa',
                    href: '#1',
                  },
                  {
                    id: '2',
                    title: 'Aikido dzieci',
                    description: 'Pon., 23 lis, 17:00 · Szkoła nr 47',
                    href: '#2',
                  },
                  {
                    id: '3',
                    title: 'Aikido dorośli',
                    description: 'Pon., 23 lis, 18:30 · Dojo Wrzeszcz',
                    href: '#3',
                    end: (
                      <StatusTag status="danger" icon={CancelledIcon}>
                        Odwołany
                      </StatusTag>
                    ),
                  },
                ]}
              />
            )}
            {state === 'loading' && (
              <ItemList
                items={['1', '2', '3'].map((id) => ({
                  id,
                  title: <Skeleton width="medium" />,
                  description: <Skeleton width="long" />,
                }))}
              />
            )}
            {state === 'empty' && (
              <EmptyState
                icon={CalendarIcon}
                title="Nie ma zaplanowanych treningów"
                description="Gdy klub doda treningi, zobaczysz tu najbliższe."
              />
            )}
          </Card>
        </Stack>
        <Stack space={24}>
          <Card title="Ten miesiąc">
            <Stack space={16}>
              <Columns layout={2} space={16} from="always">
                <Stat label="Treningi" value={11} />
                <Stat label="Obecność" value="86%" />
              </Columns>
              <Progress label="Dni do 1 kyu" value={38} max={50} valueText="38 z 50" />
            </Stack>
          </Card>
        </Stack>
      </Columns>
    </SamplePage>
  );
}

const meta = {
  title: 'Pages/Dashboard',
  component: Dashboard,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Dashboard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
