import type { Entity } from '@tatami/sdk';
import { Combobox, type ComboboxOption, Dialog } from '@tatami/ui';
import { createFormats, type Formats } from '@tatami/web-runtime/formats';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Language } from '@tatami/web-runtime/languages';
import { useState } from 'react';
import { club } from '../../lib/api/club.ts';
import { clubTimeZone, clubToday } from '../../lib/club/club-zone.ts';
import { comingTrainings } from '../../lib/club/training/coming-trainings.ts';

interface TrainingInTextProps {
  /** The language of the article. */
  lang: Language;
  onInsert: (markdown: string) => void;
  onClose: () => void;
}

/** Finds a coming training, and puts when, where and by whom it is held into the text. */
export function TrainingInText({ lang, onInsert, onClose }: TrainingInTextProps) {
  const { t, format } = useI18n();
  const [found, setFound] = useState<readonly Entity<'training'>[]>([]);

  async function search(typed: string, signal: AbortSignal): Promise<ComboboxOption[]> {
    const q = typed.trim();
    const asked = { ...comingTrainings(clubToday(), clubTimeZone()), size: 8, ...(q && { q }) };
    const { results } = await club.table('training').list(asked, { signal });
    const open = results.filter(({ state }) => state !== 'cancelled');
    setFound(open);
    return open.map(({ id, title, ...training }) => ({
      id,
      label: title,
      description: `${whenOf(training, format)}, ${training.workplaceName}`,
    }));
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('write.training')}
      description={t('write.training.text')}
    >
      <Combobox
        label={t('write.training.which')}
        placeholder={t('write.training.hint')}
        value={null}
        search={search}
        onValueChange={(chosen) => {
          const training = found.find(({ id }) => id === chosen?.id);
          if (training) onInsert(asMarkdown(training, createFormats(lang, clubTimeZone())));
        }}
      />
    </Dialog>
  );
}

type Moments = Pick<Entity<'training'>, 'startsAt' | 'endsAt'>;

const whenOf = ({ startsAt, endsAt }: Moments, format: Formats) =>
  `${format.dateOf(startsAt, 'weekday')}, ${format.timeRange(startsAt, endsAt)}`;

/** A line of Markdown in which nothing but our own marks is one. */
function asMarkdown(training: Entity<'training'>, format: Formats): string {
  const { title, workplaceName, instructorName } = training;
  const plain = (text: string) => text.replace(/[\\`*_[\]<>#|~!&]/g, '\\$&');
  return `- **${plain(title)}:** ${whenOf(training, format)}, ${plain(`${workplaceName} (${instructorName})`)}\n`;
}
