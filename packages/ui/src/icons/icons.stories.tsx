import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../components/Card/Card.tsx';
import { Columns } from '../components/Columns/Columns.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { Text } from '../components/Text/Text.tsx';
import * as icons from './icons.tsx';

function IconGallery() {
  return (
    <Columns layout={3} space={12}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Card key={name}>
          <Inline space={12} nowrap>
            <Icon size="large" />
            <Text as="span" size="small" tone="muted">
              {name}
            </Text>
          </Inline>
        </Card>
      ))}
    </Columns>
  );
}

const meta = { title: 'Foundations/Icons', component: IconGallery } satisfies Meta<typeof IconGallery>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
