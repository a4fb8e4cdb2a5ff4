import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fileUploadLabels } from '../../labels/pl.ts';
import { FileUpload } from './FileUpload.tsx';

const meta = {
  title: 'Forms/FileUpload',
  tags: ['new'],
  component: FileUpload,
  args: {
    label: 'Zgoda opiekuna',
    hint: 'PDF albo zdjęcie, do 2 MB.',
    accept: '.pdf,image/*',
    maxSize: 2_000_000,
    labels: fileUploadLabels,
    onValueChange: fn(),
  },
} satisfies Meta<typeof FileUpload>;
export default meta;

type Story = StoryObj<typeof meta>;

const file = (name: string, type: string, size = 1200) => new File([new Uint8Array(size)], name, { type });

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByLabelText('Zgoda opiekuna');
    await step('takes what fits', async () => {
      await userEvent.upload(input, file('zgoda.pdf', 'application/pdf'));
      await expect(canvas.getByRole('listitem')).toHaveTextContent('zgoda.pdf1,2 kB');
    });
    await step('refuses, and says why', async () => {
      // Dropped: there the browser does not look at the kind.
      const dropping = userEvent.setup({ applyAccept: false });
      await dropping.upload(input, file('wirus.exe', 'application/x-msdownload'));
      await expect(input).toHaveAccessibleDescription(/wirus.exe: tego rodzaju/);
      await userEvent.upload(input, file('skan.png', 'image/png', 3_000_000));
      await expect(input).toHaveAccessibleDescription(/skan.png ma więcej niż 2 MB/);
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    });
    await step('gives back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Usuń zgoda.pdf' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    });
  },
};

export const Multiple: Story = {
  args: {
    multiple: true,
    value: [
      file('zgoda.pdf', 'application/pdf', 182_000),
      file('Zaświadczenie od lekarza.jpg', 'image/jpeg', 940_000),
    ],
  },
};
export const Invalid: Story = { args: { required: true, error: 'Bez zgody nie można jechać na obóz.' } };
export const Disabled: Story = { args: { disabled: true } };
