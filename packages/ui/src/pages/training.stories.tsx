import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SamplePage } from '../../.storybook/SampleShell.tsx';
import { people } from '../../.storybook/sample-club.ts';
import { EditIcon } from '../icons/icons.tsx';
import {
  Button,
  Card,
  Columns,
  DescriptionList,
  Link,
  MenuButton,
  PageHeader,
  RollCall,
  StatusTag,
} from '../index.ts';
import { rollCallLabels } from '../labels/pl.ts';

function Training() {
  const [marked, setMarked] = useState(people);
  return (
    <SamplePage current="/dojo/training">
      <PageHeader
        title="Aikido dorośli"
        back={{ href: '/dojo/training', label: 'Treningi' }}
        tags={<StatusTag status="info">Trwa</StatusTag>}
        description="Piątek, 20 listopada, 18:30–20:00"
        actions={
          <>
            <Button icon={EditIcon}>Zmień</Button>
            <MenuButton
              compact
              variant="secondary"
              label="Więcej"
              entries={[{ label: 'Odwołaj trening', tone: 'danger', onSelect: () => {} }]}
            />
          </>
        }
      />
      <Columns layout="main-aside" from="desktop" space={24} align="start">
        <Card padding="none" bleed>
          <RollCall
            people={marked}
            labels={rollCallLabels}
            onMark={(id, mark) =>
              setMarked((before) => before.map((person) => (person.id === id ? { ...person, mark } : person)))
            }
            actions={<Button>Pozostali nieobecni</Button>}
          />
        </Card>
        <Card title="Szczegóły">
          <DescriptionList
            items={[
              { term: 'Miejsce', value: <Link href="#place">Dojo Wrzeszcz</Link> },
              { term: 'Prowadzi', value: 'Paweł Dąbrowski' },
              { term: 'Rodzaj', value: 'zwykły' },
              { term: 'Miejsca', value: '12 z 24' },
              { term: 'Uwagi', value: '' },
            ]}
          />
        </Card>
      </Columns>
    </SamplePage>
  );
}

const meta = {
  title: 'Pages/Training',
  component: Training,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Training>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
