import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { responsiveFrameLabels } from '../../labels/pl.ts';
import { Card } from '../Card/Card.tsx';
import { Columns } from '../Columns/Columns.tsx';
import { ResponsiveFrame } from './ResponsiveFrame.tsx';

const meta = {
  title: 'Layout/ResponsiveFrame',
  tags: ['new'],
  component: ResponsiveFrame,
  args: {
    title: 'Zajęcia',
    labels: responsiveFrameLabels,
    children: (
      <Columns layout={2} space={16}>
        <Card title="Dzieci">Poniedziałek, 17:00</Card>
        <Card title="Dorośli">Piątek, 18:30</Card>
      </Columns>
    ),
  },
} satisfies Meta<typeof ResponsiveFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const inside = (root: HTMLElement) => root.querySelector('iframe')?.contentDocument as Document;
const cards = (root: HTMLElement) =>
  [...inside(root).querySelectorAll('section')].map((card) => card.getBoundingClientRect());
const areBeside = (root: HTMLElement) => {
  const [first, second] = cards(root);
  return first !== undefined && first.top === second?.top;
};

/** The frame is as high as what is in it, once both have been laid out. */
async function expectWholeHeight(root: HTMLElement): Promise<void> {
  const frame = root.querySelector('iframe');
  await waitFor(() => {
    const { height } = inside(root).body.getBoundingClientRect();
    return expect([cards(root).length, frame?.offsetHeight]).toEqual([2, Math.ceil(height)]);
  });
  await expect(frame?.offsetHeight).toBeLessThan(300);
}

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('what is in it wears the theme of the page', async () => {
      await waitFor(() =>
        expect(inside(canvasElement).documentElement.className).toBe(document.documentElement.className),
      );
      const ground = getComputedStyle(inside(canvasElement).body).backgroundColor;
      await expect(ground).toBe(getComputedStyle(document.body).backgroundColor);
    });
    await step('it is laid out as any page of today', async () => {
      await expect(inside(canvasElement).compatMode).toBe('CSS1Compat');
    });
    await step('a width is chosen, and it lays itself out as in a window so wide', async () => {
      await waitFor(() => expect(areBeside(canvasElement)).toBe(true));
      await userEvent.click(canvas.getByRole('radio', { name: '390 px' }));
      await waitFor(() => expect(inside(canvasElement).defaultView?.innerWidth).toBe(390));
      await waitFor(() => expect(areBeside(canvasElement)).toBe(false));
    });
    await step('its edge is moved by keys', async () => {
      const edge = canvas.getByRole('separator', { name: 'Krawędź okna' });
      edge.focus();
      await userEvent.keyboard('{PageUp}{PageUp}');
      await expect(edge).toHaveAttribute('aria-valuetext', '646 px');
      await waitFor(() => expect(areBeside(canvasElement)).toBe(true));
      await userEvent.keyboard('{Home}');
      await expect(edge).toHaveAttribute('aria-valuenow', '320');
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('radio', { name: 'Całość' })).toBeChecked();
    });
    await step('it is as high as what is in it', () => expectWholeHeight(canvasElement));
  },
};

/** A frame that is moved loads again: what is in it is drawn in the new document, and nothing is asked of the one it has left. */
export const Moved: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await expectWholeHeight(canvasElement);
    const left = inside(canvasElement);
    const frame = canvasElement.querySelector('iframe') as HTMLIFrameElement;
    document.adoptedStyleSheets.push(new CSSStyleSheet());
    frame.parentElement?.prepend(frame);
    await expect(left.defaultView).toBeNull();
    // Both are told of the theme now, though there is no window to draw the styles of.
    document.documentElement.toggleAttribute('data-told');
    await waitFor(() => expect(inside(canvasElement)).not.toBe(left));
    await expectWholeHeight(canvasElement);
    await expect(inside(canvasElement).adoptedStyleSheets).toHaveLength(document.adoptedStyleSheets.length);
    document.documentElement.toggleAttribute('data-told');
    document.adoptedStyleSheets.pop();
  },
};

/** A whole page scrolls in a window of its own height. */
export const OfAPage: Story = {
  args: {
    height: 240,
    children: Array.from({ length: 12 }, (_, at) => `${at + 1}. trening`).map((name) => (
      <Card key={name}>{name}</Card>
    )),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('iframe')?.offsetHeight).toBe(240));
    const root = inside(canvasElement).documentElement;
    await waitFor(() => expect(root.scrollHeight).toBeGreaterThan(400));
    root.scrollTop = 100;
    await expect(root.scrollTop).toBe(100);
  },
};

/** A phone is as wide as it is: nothing is to be chosen, nothing to be dragged. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: ({ canvasElement }) => expectWholeHeight(canvasElement),
};
