import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PagePreview } from './PagePreview.tsx';

const page = (title: string) =>
  `<!doctype html><html lang="pl"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>Zajęcia dla dzieci, młodzieży i dorosłych.</p></main><script>document.title = 'run'</script></body></html>`;

const meta = {
  title: 'Data/PagePreview',
  tags: ['new'],
  component: PagePreview,
  args: { html: page('Aikido nad zatoką'), title: 'Podgląd strony klubu', width: 'desktop' },
} satisfies Meta<typeof PagePreview>;
export default meta;

type Story = StoryObj<typeof meta>;

const frames = (root: HTMLElement) => [...root.querySelectorAll('iframe')];

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    await step('the document is shown once it is drawn, and no script of it has run', async () => {
      await waitFor(() => expect(frames(canvasElement)[0]?.contentDocument?.title).toBe('Aikido nad zatoką'));
      await waitFor(() => expect(frames(canvasElement)[0]).toBeVisible());
    });
    await step('it is 1280 pixels wide, whatever room there is', async () => {
      await expect(frames(canvasElement)[0]?.contentWindow?.innerWidth).toBe(1280);
    });
  },
};

export const OfAPhone: Story = {
  args: { width: 'phone' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(frames(canvasElement)[0]?.contentWindow?.innerWidth).toBe(390));
  },
};

export const Waiting: Story = { args: { html: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const English: Story = {
  globals: { language: 'en' },
  args: { html: page('Aikido by the bay'), title: 'Preview of the club’s page' },
};
