import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { organizationChartLabels } from '../../labels/pl.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { OrganizationChart } from './OrganizationChart.tsx';

const meta = {
  title: 'Data/OrganizationChart',
  tags: ['new'],
  component: OrganizationChart,
  args: {
    label: 'Zarząd klubu',
    labels: organizationChartLabels,
    root: {
      id: 'chair',
      label: 'Ewa Świątek',
      description: 'prezeska',
      start: <Avatar firstName="Ewa" lastName="Świątek" />,
      accent: true,
      children: [
        {
          id: 'teaching',
          label: 'Paweł Dąbrowski',
          description: 'szkolenie',
          children: [
            { id: 'children', label: 'Kinga Olszynka', description: 'dzieci' },
            { id: 'adults', label: 'Marcel Gołąb', description: 'dorośli' },
          ],
        },
        { id: 'money', label: 'Żaneta Fijołek', description: 'skarbniczka' },
        { id: 'halls', label: 'Hubert Łagodziec', description: 'sale i sprzęt' },
      ],
    },
  },
} satisfies Meta<typeof OrganizationChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('lists within lists', async () => {
      const [top] = canvas.getAllByRole('list');
      await expect(within(top as HTMLElement).getAllByRole('list')).toHaveLength(2);
    });
    await step('those under somebody are hidden and shown', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ukryj podległych: Paweł Dąbrowski' }));
      await expect(canvas.getByText('Kinga Olszynka')).not.toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Pokaż podległych: Paweł Dąbrowski' }));
      await expect(canvas.getByText('Kinga Olszynka')).toBeVisible();
    });
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group');
    await expect(group.scrollWidth).toBe(group.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { dir: 'rtl' } };
