import { ConflictChoice, type ConflictSide } from '@tatami/ui';
import { useState } from 'react';
import { useI18n } from '../i18n/i18n-context.ts';
import type { FieldWords } from './field-words.ts';
import type { Merged } from './use-entity-form.ts';

/** Somebody saved meanwhile: whose version stays is chosen field by field. */
export function FormConflict({ merged, words }: { merged: Merged; words: FieldWords }) {
  const { t } = useI18n();
  const [chosen, setChosen] = useState<Readonly<Record<string, ConflictSide>>>(() =>
    Object.fromEntries(merged.conflicts.map(({ name }) => [name, 'mine'])),
  );
  return (
    <ConflictChoice
      fields={merged.conflicts.map(({ name, mine, theirs }) => ({
        name,
        label: words.labelOf(name),
        mine: words.write(name, mine),
        theirs: words.write(name, theirs),
      }))}
      value={chosen}
      onValueChange={(next) => {
        setChosen(next);
        for (const [name, side] of Object.entries(next)) merged.keep(name, side);
      }}
      labels={{
        title: t('form.conflict.title'),
        text: t('form.conflict.choose'),
        mine: t('form.conflict.mine'),
        theirs: t('form.conflict.theirs'),
        allMine: t('form.conflict.allMine'),
        allTheirs: t('form.conflict.allTheirs'),
      }}
    />
  );
}
