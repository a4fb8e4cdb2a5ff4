import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SampleFooter, SampleTopBar, sampleBottomBar, sampleMenu } from '../../../.storybook/SampleShell.tsx';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { SideMenu } from '../SideMenu/SideMenu.tsx';
import { Text } from '../Text/Text.tsx';
import { Shell } from './Shell.tsx';

const meta = {
  title: 'Layout/Shell',
  component: Shell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    topBar: <SampleTopBar />,
    menu: <SideMenu groups={sampleMenu('/dashboard')} />,
    bottomBar: <BottomBar items={sampleBottomBar('/dashboard')} />,
    footer: <SampleFooter />,
    children: (
      <>
        <PageHeader title="Pulpit" />
        <Text>Najbliższy trening dziś o 18:30.</Text>
      </>
    ),
  },
} satisfies Meta<typeof Shell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the first stop of Tab is the way past the bars', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Przejdź do treści' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('main')).toHaveFocus();
    });
  },
};

export const MenuClosed: Story = {
  args: { defaultMenuOpen: false },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Otwórz menu' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('navigation', { name: 'Menu główne' })).not.toBeInTheDocument();
    await userEvent.click(toggle);
    await expect(canvas.getByRole('navigation', { name: 'Menu główne' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Zamknij menu' }));
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
};

export const OverlayMenu: Story = {
  args: { menuType: 'overlay' },
  play: async ({ canvas, step }) => {
    const toggle = canvas.getByRole('button', { name: 'Otwórz menu' });
    await step('over the page, the page is out of reach', async () => {
      await userEvent.click(toggle);
      await expect(canvas.getByText('Najbliższy trening dziś o 18:30.').closest('[inert]')).not.toBeNull();
    });
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(toggle).toHaveFocus();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

export const OverlayOpen: Story = { args: { menuType: 'overlay', defaultMenuOpen: true } };

/** Spec §2: the menu lies over the page below 992 px. */
const wide = (width: number) => ({
  parameters: {
    viewport: {
      options: { wide: { name: `${width} px`, styles: { width: `${width}px`, height: '844px' } } },
    },
  },
  globals: { viewport: { value: 'wide' } },
});

export const NarrowestDesktop: Story = {
  ...wide(992),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Menu główne' })).toBeVisible();
  },
};

export const WidestTablet: Story = {
  ...wide(991),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Menu główne' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Otwórz menu' }));
    await expect(canvas.getByRole('main', { hidden: true }).closest('[inert]')).not.toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('navigation', { name: 'Szybkie menu' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Menu główne' })).not.toBeInTheDocument();

    await step('a link of the menu closes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Otwórz menu' }));
      // What lies under it is out of reach.
      await expect(
        canvas.queryByRole('navigation', { name: 'Szybkie menu' })?.closest('[inert]'),
      ).not.toBeNull();
      const menu = await canvas.findByRole('navigation', { name: 'Menu główne' });
      within(menu)
        .getByRole('link', { name: 'Uczniowie' })
        .addEventListener('click', (event) => event.preventDefault());
      await userEvent.click(within(menu).getByRole('link', { name: 'Uczniowie' }));
      await waitFor(() =>
        expect(canvas.queryByRole('navigation', { name: 'Menu główne' })).not.toBeInTheDocument(),
      );
    });
  },
};

export const PhoneMenuOpen: Story = {
  args: { defaultMenuOpen: true },
  globals: { viewport: { value: 'phone' } },
};
