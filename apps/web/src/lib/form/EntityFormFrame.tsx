import { Banner, Button, ConflictChoice, type ConflictSide, Stack } from '@tatami/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useI18n } from '../i18n/i18n-context.ts';
import type { Merged } from './use-entity-form.ts';

/** How the fields of a form are named, and what they hold is written. */
export interface FieldWords {
  labelOf: (name: string) => string;
  write: (name: string, value: unknown) => ReactNode;
}

interface EntityFormFrameProps {
  /** Ties the form to its submit button, which may stand elsewhere. */
  id: string;
  form: {
    submit: (event: FormEvent) => void;
    failure: string | null;
    merged: Merged | null;
  };
  /** With these a person chooses by field whose version is kept. */
  words?: FieldWords | undefined;
  children: ReactNode;
}

/** A form's element, with what concerns the whole of it on top. */
export function EntityFormFrame({ id, form, words, children }: EntityFormFrameProps) {
  const { t } = useI18n();
  const { merged } = form;
  return (
    <form id={id} onSubmit={form.submit} noValidate>
      <Stack space={16}>
        {merged && (!words || merged.conflicts.length === 0) && (
          <Banner
            tone="warning"
            title={t('form.conflict.title')}
            action={
              <Button size="small" onClick={merged.takeTheirs}>
                {t('form.conflict.takeTheirs')}
              </Button>
            }
          >
            {t('form.conflict.text')}
          </Banner>
        )}
        {merged && words && merged.conflicts.length > 0 && <Conflict merged={merged} words={words} />}
        {form.failure && <Banner tone="danger">{form.failure}</Banner>}
        {children}
      </Stack>
    </form>
  );
}

function Conflict({ merged, words }: { merged: Merged; words: FieldWords }) {
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
