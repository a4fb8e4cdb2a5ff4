import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { drawnCover } from '../../../.storybook/covers.ts';
import { pictureFieldLabels } from '../../labels/pl.ts';
import { PictureField, type PictureFieldProps } from './PictureField.tsx';

const meta = {
  title: 'Forms/PictureField',
  tags: ['new'],
  component: PictureField,
  decorators: [(Story) => <div style={{ maxWidth: 460 }}>{Story()}</div>],
  args: {
    label: 'Okładka',
    hint: 'JPEG, PNG albo WebP, do 2 MB. Można też wkleić ze schowka.',
    accept: 'image/jpeg,image/png,image/webp',
    maxSize: 2_000_000,
    src: null,
    alt: 'Kij jo na tle czerwonego słońca',
    labels: pictureFieldLabels,
    onValueChange: fn(),
  },
} satisfies Meta<typeof PictureField>;
export default meta;

type Story = StoryObj<typeof meta>;

const file = (name: string, type: string, size = 1200) => new File([new Uint8Array(size)], name, { type });

/** The form around it keeps what was chosen. */
function Kept(props: PictureFieldProps) {
  const [src, setSrc] = useState(props.src);
  return (
    <PictureField
      {...props}
      src={src}
      onValueChange={(picture) => {
        props.onValueChange(picture);
        setSrc(picture && drawnCover());
      }}
    />
  );
}

function paste(file: File, text?: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(file);
  if (text) clipboardData.setData('text/plain', text);
  document.body.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

export const Default: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByLabelText('Okładka');
    await step('refuses what is no picture or too large, and says why', async () => {
      const dropping = userEvent.setup({ applyAccept: false });
      await dropping.upload(input, file('program.pdf', 'application/pdf'));
      await expect(input).toHaveAccessibleDescription(/program.pdf: to nie jest zdjęcie/);
      await userEvent.upload(input, file('mata.png', 'image/png', 3_000_000));
      await expect(input).toHaveAccessibleDescription(/mata.png ma więcej niż 2 MB/);
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
    await step('takes a picture and shows it', async () => {
      await userEvent.upload(input, file('mata.jpg', 'image/jpeg'));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ name: 'mata.jpg' }),
      );
      await expect(await canvas.findByRole('img', { name: /Kij jo/ })).toBeVisible();
      await expect(input).toHaveAccessibleDescription(/Wybierz inne zdjęcie/);
    });
    await step('gives it back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Usuń zdjęcie' }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await expect(canvas.queryByRole('img')).toBeNull();
    });
    await step('takes one that is pasted, wherever the cursor is', async () => {
      paste(file('image.png', 'image/png'));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ name: 'image.png' }),
      );
      await expect(await canvas.findByRole('img')).toBeVisible();
    });
    await step('leaves text alone that is pasted with its picture', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Usuń zdjęcie' }));
      paste(file('image.png', 'image/png'), 'Zapraszamy');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    });
  },
};

export const WithPicture: Story = { args: { src: drawnCover() } };
export const Upright: Story = { args: { src: drawnCover(900, 1600) } };
export const OnItsWay: Story = { args: { src: undefined } };
export const Invalid: Story = { args: { error: 'Tego zdjęcia nie da się otworzyć. Wybierz inne.' } };
export const Disabled: Story = { args: { src: drawnCover(), disabled: true } };
export const ReadOnly: Story = { args: { src: drawnCover(), readOnly: true } };
export const Phone: Story = { args: { src: drawnCover() }, globals: { viewport: { value: 'phone' } } };
