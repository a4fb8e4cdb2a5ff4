import { Banner, Button, Stack } from '@tatami/ui';
import { type FormEvent, lazy, type ReactNode, Suspense } from 'react';
import { useI18n } from '../i18n/i18n-context.ts';
import type { FieldWords } from './field-words.ts';
import type { Merged } from './use-entity-form.ts';

const FormConflict = lazy(async () => ({ default: (await import('./FormConflict.tsx')).FormConflict }));

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
        {merged && words && merged.conflicts.length > 0 && (
          <Suspense>
            <FormConflict merged={merged} words={words} />
          </Suspense>
        )}
        {form.failure && <Banner tone="danger">{form.failure}</Banner>}
        {children}
      </Stack>
    </form>
  );
}
