import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { Columns } from '../components/Columns/Columns.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { Link } from '../components/Link/Link.tsx';
import { Logo } from '../components/Logo/Logo.tsx';
import { Progress } from '../components/Progress/Progress.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { Tag } from '../components/Tag/Tag.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { makeTheme } from './make-theme.ts';
import { defaultTheme, type Theme, type ThemeFamily, themes } from './themes.ts';
import { vars } from './vars.css.ts';
import { adoptTheme, wearTheme } from './wear-theme.ts';

const chart = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] as const;

/** A theme on a piece of a page: everything inside of its class wears it. */
function Sample({ theme: { name } }: { theme: Theme }) {
  return (
    <div
      className={name}
      style={{
        overflow: 'clip',
        border: `1px solid ${vars.color.border}`,
        background: vars.color.background,
        color: vars.color.text,
        fontFamily: vars.font,
      }}
    >
      <div
        data-ground="bar"
        style={{
          padding: vars.space[12],
          borderBottom: `1px solid ${vars.color.line}`,
          background: vars.color.surface,
          color: vars.color.text,
        }}
      >
        <Logo name="Tatami" />
      </div>
      <div style={{ padding: vars.space[16] }}>
        <Card title={name} titleLevel={3} padding="none" actions={<Link href={`#${name}`}>Pokaż</Link>}>
          <div style={{ padding: vars.space[16] }}>
            <Stack space={16}>
              <Inline space={8}>
                <Tag>6 kyu</Tag>
                <Tag tone="accent">Dziś</Tag>
                <Tag tone="success">Obecny</Tag>
                <Tag tone="danger">Odwołany</Tag>
              </Inline>
              <TextField label="Uwagi" placeholder="Zobaczą je wszyscy" />
              <Inline space={16}>
                <Checkbox label="Kimono" defaultChecked />
                <Switch label="Powiadom" defaultChecked />
              </Inline>
              <Progress label="Dni do 1 kyu" value={38} max={50} valueText="38 z 50" />
              <svg width="100%" height="8" aria-hidden="true">
                {chart.map((role, at) => (
                  <rect
                    key={role}
                    x={`${(at * 100) / chart.length}%`}
                    width={`${100 / chart.length}%`}
                    height="8"
                    fill={vars.color[role]}
                  />
                ))}
              </svg>
              <Inline space={8}>
                <Button variant="primary">Będę</Button>
                <Button>Nie będę</Button>
                <Button variant="quiet">Później</Button>
              </Inline>
            </Stack>
          </div>
        </Card>
      </div>
    </div>
  );
}

function Themes() {
  return (
    <Stack space={32}>
      <style>{themes.map(({ name }) => makeTheme(name).css).join('')}</style>
      <Heading level={1} size="title1">
        {themes.length} themes
      </Heading>
      {[...Map.groupBy(themes, ({ family }) => family)].map(([family, members]) => (
        <Stack key={family} space={16}>
          <Heading level={2}>{family}</Heading>
          <Columns layout={4} space={16} from="desktop" align="start">
            {members.map((theme) => (
              <Sample key={theme.name} theme={theme} />
            ))}
          </Columns>
        </Stack>
      ))}
    </Stack>
  );
}

const meta = {
  title: 'Themes',
  component: Themes,
  // The page around the samples stays the same, so that no theme shines through another.
  globals: { theme: defaultTheme },
} satisfies Meta<typeof Themes>;
export default meta;

/** Every theme on the same piece of a page. */
export const All: StoryObj<typeof meta> = {};

const oneOfEach = [...new Map(themes.map((theme): [ThemeFamily, Theme] => [theme.family, theme])).values()];

/** A theme is made when it is chosen, and put on in one step. Nothing is loaded. */
export const Switching: StoryObj<typeof meta> = {
  render: () => (
    <Card title="Motyw">
      <Inline space={8}>
        {oneOfEach.map(({ name }) => (
          <Button key={name} onClick={() => wearTheme(document, makeTheme(name))}>
            {name}
          </Button>
        ))}
      </Inline>
    </Card>
  ),
  play: async ({ canvas, step }) => {
    const root = document.documentElement;
    const loaded = performance.getEntriesByType('resource').length;
    const worn = () => getComputedStyle(root).getPropertyValue('--t-accent');
    for (const { name, swatch } of oneOfEach) {
      await step(name, async () => {
        const button = canvas.getByRole('button', { name });
        await userEvent.click(button);
        await expect(root).toHaveClass(name, { exact: true });
        await expect(worn()).toBe(swatch.accent);
        await expect(getComputedStyle(document.body).backgroundColor).toBe(rgb(swatch.background));
        await expect(button.getAnimations()).toEqual([]);
      });
    }
    await waitFor(() => expect(root).not.toHaveAttribute('data-still'));
    await expect(performance.getEntriesByType('resource')).toHaveLength(loaded);
    await step('one that may be chosen soon is at hand, and not worn', async () => {
      const before = worn();
      const sheets = document.adoptedStyleSheets.length;
      const soon = { ...makeTheme(defaultTheme), css: `.${defaultTheme} { --t-accent: #123456; }` };
      adoptTheme(document, soon);
      await expect(document.adoptedStyleSheets).toHaveLength(sheets + 1);
      await expect(worn()).toBe(before);
      wearTheme(document, soon);
      await expect(document.adoptedStyleSheets).toHaveLength(sheets + 1);
      await expect(worn()).toBe('#123456');
      document.adoptedStyleSheets.pop();
    });
    await step('what was worn before is not made again', async () => {
      const sheets = document.adoptedStyleSheets.length;
      for (const { name } of oneOfEach) wearTheme(document, makeTheme(name));
      await expect(document.adoptedStyleSheets).toHaveLength(sheets);
    });
    wearTheme(document, makeTheme(defaultTheme));
  },
};

function rgb(hex: string): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
}
