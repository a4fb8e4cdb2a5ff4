import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SecretCodes } from './SecretCodes.tsx';

const meta = {
  title: 'Data/SecretCodes',
  component: SecretCodes,
  args: {
    title: 'Kody zapasowe: Aikido Gdańsk, anna',
    codes: [
      'k7qe-wm2x-4tzp-9aha',
      'x3rd-8hvn-qy6c-2pft',
      'm9wb-5kse-zt4a-7xqg',
      'c2hp-6nqy-8rvd-w3ke',
      't4za-9xmb-2gfs-h7cp',
    ],
  },
} satisfies Meta<typeof SecretCodes>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Kody zapasowe: Aikido Gdańsk, anna' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  },
};

export const One: Story = { args: { title: 'Klucz', codes: ['JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'] } };
