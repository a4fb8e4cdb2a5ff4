import type { Meta, StoryObj } from '@storybook/react-vite';
import { SamplePage } from '../../.storybook/SampleShell.tsx';
import { gradeHistory } from '../components/Timeline/Timeline.stories.tsx';
import { EditIcon, PlusIcon } from '../icons/icons.tsx';
import {
  Avatar,
  Banner,
  BeltBadge,
  Button,
  Card,
  Columns,
  DescriptionList,
  ItemList,
  Link,
  PageHeader,
  Stack,
  StatusTag,
  Timeline,
} from '../index.ts';

function Student() {
  return (
    <SamplePage current="/dojo/student">
      <PageHeader
        title="Zuzanna Chmielewska"
        back={{ href: '/dojo/student', label: 'Uczniowie' }}
        tags={
          <>
            <BeltBadge grade="3 kyu" color="#22c55e" />
            <StatusTag status="success">Aktywna</StatusTag>
          </>
        }
        description="Młodzież · numer członkowski 1055"
        actions={<Button icon={EditIcon}>Zmień</Button>}
      />
      <Banner tone="warning" title="Badania lekarskie wygasły 3 listopada">
        Do czasu przyniesienia nowych uczennica nie powinna ćwiczyć.
      </Banner>
      <Columns layout="main-aside" from="desktop" space={24} align="start">
        <Stack space={24}>
          <Card title="Dane">
            <DescriptionList
              items={[
                { term: 'Data urodzenia', value: '12 marca 2011 (15 lat)' },
                { term: 'W klubie od', value: '4 września 2023' },
                { term: 'Miejsce', value: <Link href="#place">Szkoła nr 47</Link> },
                { term: 'Telefon', value: <Link href="tel:+48600100200">+48 600 100 200</Link> },
                { term: 'E-mail', value: '' },
              ]}
            />
          </Card>
          <Card
            title="Opiekunowie"
            padding="none"
            bleed
            actions={
              <Button size="small" icon={PlusIcon}>
                Dodaj
              </Button>
            }
          >
            <ItemList
              items={[
                {
                  id: '1',
                  start: <Avatar firstName="Ewa" lastName="Chmielewska" />,
                  title: 'Ewa Chmielewska',
                  description: 'matka · +48 600 100 201',
                  href: '#1',
                },
                {
                  id: '2',
                  start: <Avatar firstName="Marek" lastName="Chmielewski" />,
                  title: 'Marek Chmielewski',
                  description: 'ojciec · marek@example.org',
                  href: '#2',
                },
              ]}
            />
          </Card>
        </Stack>
        <Card
          title="Historia stopni"
          actions={
            <Button size="small" icon={PlusIcon}>
              Nadaj
            </Button>
          }
        >
          <Timeline entries={gradeHistory} />
        </Card>
      </Columns>
    </SamplePage>
  );
}

const meta = {
  title: 'Pages/Student',
  component: Student,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Student>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
