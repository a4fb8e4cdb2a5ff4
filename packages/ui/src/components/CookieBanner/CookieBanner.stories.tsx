import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import * as en from '../../labels/en.ts';
import * as pl from '../../labels/pl.ts';
import { FocusPage } from '../FocusPage/FocusPage.tsx';
import { Text } from '../Text/Text.tsx';
import { CookieBanner } from './CookieBanner.tsx';

const texts = { pl: pl.cookieBannerLabels, en: en.cookieBannerLabels };

const meta = {
  title: 'Feedback/CookieBanner',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '200px' } } },
  component: CookieBanner,
  args: { labels: texts.pl, onDismiss: fn(), onDeny: fn() },
  decorators: [
    (Story) => (
      <>
        <FocusPage top={<Text>Najbliższy trening w piątek o 18:30.</Text>}>
          <Text>Bądź kwadrans wcześniej.</Text>
        </FocusPage>
        <Story />
      </>
    ),
  ],
  beforeEach: () => {
    const { dataset } = document.documentElement;
    dataset.cookies = 'asked';
    return () => {
      delete dataset.cookies;
    };
  },
} satisfies Meta<typeof CookieBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('lies at the top, in the place that the page keeps for it', async () => {
      const { top, bottom } = canvas
        .getByRole('region', { name: 'Polityka plików cookie' })
        .getBoundingClientRect();
      await expect(top).toBe(0);
      await expect(canvas.getByText(/Najbliższy/).getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    });
    await step('the way to the policy is hidden', async () => {
      await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
      await expect(canvas.getByText('Dowiedz się więcej')).not.toBeVisible();
    });
    await step(
      'is a dark popup of the block theme with a yellow button, whatever theme the page has',
      async () => {
        const banner = canvas.getByRole('region', { name: 'Polityka plików cookie' });
        await expect(banner).toHaveAttribute('data-type', 'info');
        await expect(banner).toHaveAttribute('data-theme', 'block');
        await expect(banner).toHaveStyle({ backgroundColor: 'rgb(24, 24, 27)', color: 'rgb(255, 255, 255)' });
        await expect(canvas.getByRole('button', { name: 'Rozumiem!' })).toHaveStyle({
          backgroundColor: 'rgb(241, 214, 0)',
          color: 'rgb(24, 24, 27)',
          borderRadius: '0px',
        });
      },
    );
    await step('both answers are told', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rozumiem!' }));
      await expect(args.onDismiss).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Odrzuć pliki cookie' }));
      await expect(args.onDeny).toHaveBeenCalledOnce();
    });
  },
};

export const English: Story = { args: { labels: texts.en }, globals: { language: 'en' } };
export const WithPolicyLink: Story = { args: { showPolicyLink: true, policyHref: '#policy' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
