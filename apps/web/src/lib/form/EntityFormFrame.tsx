import { Banner, Button, Stack } from '@tatami/ui';
import type { FormEvent, ReactNode } from 'react';
import { useI18n } from '../i18n/i18n-context.ts';

interface EntityFormFrameProps {
  /** Ties the form to its submit button, which may stand elsewhere. */
  id: string;
  form: {
    submit: (event: FormEvent) => void;
    failure: string | null;
    merged: { takeTheirs: () => void } | null;
  };
  children: ReactNode;
}

/** A form's element, with what concerns the whole of it on top. */
export function EntityFormFrame({ id, form, children }: EntityFormFrameProps) {
  const { t } = useI18n();
  return (
    <form id={id} onSubmit={form.submit} noValidate>
      <Stack space={16}>
        {form.merged && (
          <Banner
            tone="warning"
            title={t('form.conflict.title')}
            action={
              <Button size="small" onClick={form.merged.takeTheirs}>
                {t('form.conflict.takeTheirs')}
              </Button>
            }
          >
            {t('form.conflict.text')}
          </Banner>
        )}
        {form.failure && <Banner tone="danger">{form.failure}</Banner>}
        {children}
      </Stack>
    </form>
  );
}
