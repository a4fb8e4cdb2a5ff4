import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../components/Card/Card.tsx';
import { Columns } from '../components/Columns/Columns.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { colorRoles } from './roles.ts';
import { space, type as typeScale } from './tokens.ts';
import { vars } from './vars.css.ts';

function Tokens() {
  return (
    <Stack space={32}>
      <Heading level={1} size="title1">
        Tokens
      </Heading>
      <Card title="Colour roles of the current theme">
        <Columns layout={4} space={12}>
          {colorRoles.map((role) => (
            <Inline key={role} space={12} nowrap>
              <svg width="36" height="36" aria-hidden="true">
                <rect
                  x=".5"
                  y=".5"
                  width="35"
                  height="35"
                  rx="8"
                  fill={vars.color[role]}
                  stroke={vars.color.line}
                />
              </svg>
              <Text as="span" size="small">
                {role}
              </Text>
            </Inline>
          ))}
        </Columns>
      </Card>
      <Card title="Type">
        <Stack space={8}>
          {Object.entries(typeScale).map(([name, size]) => (
            <div key={name} style={{ fontSize: size, lineHeight: 1.25 }}>
              {name}: zażółć gęślą jaźń 0123456789
            </div>
          ))}
        </Stack>
      </Card>
      <Card title="Space">
        <Stack space={8}>
          {Object.entries(space).map(([step, pixels]) => (
            <Inline key={step} space={12}>
              <svg width="48" height="12" aria-hidden="true">
                <rect width={pixels} height="12" fill={vars.color.accent} />
              </svg>
              <Text as="span" size="small" tabular>
                {step}
              </Text>
            </Inline>
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}

const meta = { title: 'Tokens', component: Tokens } satisfies Meta<typeof Tokens>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ globals }) => {
    const root = getComputedStyle(document.documentElement);
    await expect(root.colorScheme).toBe(String(globals.theme).includes('dark') ? 'dark' : 'light');
    await expect(root.fontSize).toBe(`${globals.scale}px`);
  },
};
