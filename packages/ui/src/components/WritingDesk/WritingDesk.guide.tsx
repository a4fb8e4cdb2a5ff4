import { useState } from 'react';
import type { Guide } from '../../../.storybook/guide.ts';
import { Stage } from '../../../.storybook/Stage.tsx';
import { say } from '../../../.storybook/say.ts';
import { BoldIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { type DeskView, WritingDesk } from './WritingDesk.tsx';

function Desk() {
  const [view, setView] = useState<DeskView>('write');
  return (
    <WritingDesk
      view={view}
      onViewChange={setView}
      start={
        <PageHeader
          title={say({ pl: 'Staż zimowy: jo i bokken', en: 'Winter seminar: jo and bokken' })}
          back={{ href: '#articles', label: say({ pl: 'Artykuły', en: 'Articles' }) }}
        />
      }
      end={<Button variant="primary">{say({ pl: 'Opublikuj', en: 'Publish' })}</Button>}
      tools={<IconButton icon={BoldIcon} label={say({ pl: 'Pogrubienie', en: 'Bold' })} />}
      fields={
        <TextField
          label={say({ pl: 'Tytuł', en: 'Title' })}
          defaultValue={say({ pl: 'Staż zimowy: jo i bokken', en: 'Winter seminar: jo and bokken' })}
        />
      }
      source={
        <TextArea
          label={say({ pl: 'Treść', en: 'Content' })}
          rows={4}
          defaultValue={say({ pl: 'Jo ma 128 centymetrów.', en: 'A jo is 128 centimetres long.' })}
        />
      }
      preview={<Text>{say({ pl: 'Jo ma 128 centymetrów.', en: 'A jo is 128 centimetres long.' })}</Text>}
      side={<Text>{say({ pl: 'Wersje', en: 'Versions' })}</Text>}
      foot={<Text size="small">{say({ pl: 'Zapisano o 10:41', en: 'Saved at 10:41' })}</Text>}
      labels={{
        write: say({ pl: 'Pisanie', en: 'Writing' }),
        preview: say({ pl: 'Podgląd', en: 'Preview' }),
        side: say({ pl: 'Ustawienia i wersje', en: 'Settings and versions' }),
        tools: say({ pl: 'Narzędzia', en: 'Tools' }),
      }}
      viewLabels={{
        all: say({ pl: 'Widok', en: 'View' }),
        write: say({ pl: 'Pisz', en: 'Write' }),
        preview: say({ pl: 'Podgląd', en: 'Preview' }),
        side: say({ pl: 'Ustawienia', en: 'Settings' }),
      }}
    />
  );
}

export const guide: Guide = {
  purpose: { pl: 'Pisać i widzieć, jak wyjdzie', en: 'Write, and see how it comes out' },
  alias: ['edytor artykułów', 'CMS editor', 'split editor', 'markdown preview', 'authoring'],
  summary: {
    pl: 'Biurko do pisania: źródło i podgląd obok siebie, ustawienia z boku, zapis u dołu.',
    en: 'A desk to write at: source and preview beside each other, settings at the side, the state of saving at the foot.',
  },
  when: [
    {
      pl: 'Pisze się aktualność, stronę, list do klubu.',
      en: 'A piece of news is written, a page, a letter to the club.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'To kilka zdań w formularzu.', en: 'It is a few sentences in a form.' },
      instead: 'Forms/TextArea',
    },
  ],
  anatomy: {
    Picture: () => (
      <Stage height="page">
        <Desk />
      </Stage>
    ),
    parts: [
      {
        at: 'h1',
        name: { pl: 'Tytuł', en: 'Title' },
        said: { pl: 'co się pisze, i droga wstecz', en: 'what is written, and the way back' },
      },
      {
        at: '[role=group]',
        name: { pl: 'Narzędzia', en: 'Tools' },
        said: { pl: 'czym się pisze', en: 'what one writes with' },
      },
      {
        at: '[role=radiogroup]',
        name: { pl: 'Widok', en: 'View' },
        said: { pl: 'na telefonie jeden z trzech', en: 'on a phone, one of three' },
      },
      {
        at: '[data-pane=write]',
        name: { pl: 'Źródło', en: 'Source' },
        said: { pl: 'z polami nad nim', en: 'with its fields above' },
      },
      {
        at: '[data-pane=preview]',
        name: { pl: 'Podgląd', en: 'Preview' },
        said: { pl: 'tak, jak zobaczą inni', en: 'as others will see it' },
      },
      {
        at: '[data-pane=side]',
        name: { pl: 'Bok', en: 'Side' },
        said: { pl: 'ustawienia i wersje', en: 'settings and versions' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: {
        pl: 'przechodzi po narzędziach, źródle, podglądzie i ustawieniach',
        en: 'goes through tools, source, preview and settings',
      },
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      said: { pl: 'przewija podgląd, gdy ma skupienie', en: 'scrolls the preview, where that has the focus' },
    },
  ],
  accessibility: [
    {
      pl: 'Każda część jest nazwanym obszarem i da się ją przewijać klawiszami.',
      en: 'Each part is a named region and can be scrolled by keys.',
    },
    {
      pl: 'Zapis mów w stopce słowami i godziną: „Zapisano o 10:41”.',
      en: 'Tell at the foot that it is saved, in words and by the time: “Saved at 10:41”.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stage height="medium">
            <Desk />
          </Stage>
        ),
        said: { pl: 'mów na dole, że wszystko jest zapisane.', en: 'say at the foot that all is saved.' },
      },
      dont: {
        Picture: () => (
          <Stack space={8}>
            <TextArea
              label={say({ pl: 'Treść', en: 'Content' })}
              defaultValue={say({ pl: 'Jo ma 128 centymetrów.', en: 'A jo is 128 centimetres long.' })}
            />
            <Inline space={8}>
              <Button>{say({ pl: 'Podgląd', en: 'Preview' })}</Button>
              <Button variant="primary">{say({ pl: 'Opublikuj', en: 'Publish' })}</Button>
            </Inline>
          </Stack>
        ),
        said: {
          pl: 'nie chowaj podglądu za przyciskiem, gdy jest na niego miejsce.',
          en: 'don’t hide the preview behind a button where there is room for it.',
        },
      },
    },
  ],
};
