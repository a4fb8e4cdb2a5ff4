import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { Card } from '../components/Card/Card.tsx';
import { Columns } from '../components/Columns/Columns.tsx';
import { DescriptionList } from '../components/DescriptionList/DescriptionList.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { colorRoles } from './roles.ts';
import { motion, size, space, type as typeScale } from './tokens.ts';
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
      <Card title="Corners and elevation of the current theme">
        <Columns layout={4} space={24}>
          {corners.map((name) => (
            <Sample key={name} name={name} style={{ borderRadius: vars.shape[name] }} />
          ))}
          {shadows.map((name) => (
            <Sample key={name} name={name} style={{ boxShadow: vars.shape[name] }} />
          ))}
        </Columns>
      </Card>
      <Card title="Motion">
        <Values values={motion} />
      </Card>
      <Card title="Sizes">
        <Values values={size} />
      </Card>
    </Stack>
  );
}

const corners = [
  'radiusTag',
  'radiusChip',
  'radiusControl',
  'radiusButton',
  'radiusItem',
  'radiusCard',
  'radiusDialog',
] as const;
const shadows = ['shadowButton', 'shadowCard', 'shadowBar', 'shadowFloat', 'shadowDialog'] as const;

function Sample({ name, style }: { name: string; style: CSSProperties }) {
  return (
    <Stack space={8}>
      <div
        style={{
          height: 56,
          background: vars.color.raised,
          border: `1px solid ${vars.color.border}`,
          ...style,
        }}
      />
      <Text as="span" size="small">
        {name}
      </Text>
    </Stack>
  );
}

function Values({ values }: { values: Readonly<Record<string, string>> }) {
  return <DescriptionList items={Object.entries(values).map(([term, value]) => ({ term, value }))} />;
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
