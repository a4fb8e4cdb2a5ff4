import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BoldIcon } from '../../icons/icons.tsx';
import { writingDeskLabels, writingDeskViewLabels } from '../../labels/pl.ts';
import { ArticleProse } from '../ArticleProse/ArticleProse.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { WritingDesk } from './WritingDesk.tsx';

const meta = {
  title: 'Layout/WritingDesk',
  tags: ['new'],
  component: WritingDesk,
  args: {
    view: 'write',
    onViewChange: fn(),
    start: <PageHeader title="Staż zimowy: jo i bokken" back={{ href: '#', label: 'Artykuły' }} />,
    end: <Button variant="primary">Zaplanuj na 23 lis, 08:00</Button>,
    tools: <IconButton icon={BoldIcon} label="Pogrubienie" />,
    fields: <TextField label="Tytuł" defaultValue="Staż zimowy: jo i bokken" />,
    source: <TextArea label="Treść" rows={8} defaultValue="Jo ma 128 centymetrów." />,
    preview: (
      <ArticleProse lang="pl">
        <h2>Staż zimowy: jo i bokken</h2>
        <p>Jo ma 128 centymetrów.</p>
      </ArticleProse>
    ),
    side: <p>Wersje</p>,
    foot: <span>Zapisano o 10:41:08</span>,
    labels: writingDeskLabels,
    viewLabels: writingDeskViewLabels,
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof WritingDesk>;
export default meta;

type Story = StoryObj<typeof meta>;

function Kept({ view: first, onViewChange, ...rest }: ComponentProps<typeof WritingDesk>) {
  const [view, setView] = useState(first);
  return (
    <WritingDesk
      {...rest}
      view={view}
      onViewChange={(next) => {
        onViewChange(next);
        setView(next);
      }}
    />
  );
}

export const Default: Story = {};

export const PreviewAlone: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Podgląd'));
    await expect(args.onViewChange).toHaveBeenCalledWith('preview');
    await expect(canvas.getByText('Jo ma 128 centymetrów.', { selector: 'p' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Pisanie' })).toBeNull();
  },
};
