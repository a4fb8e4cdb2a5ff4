import { Banner, Button, Stack } from '@tatami/ui';
import type { ReactNode } from 'react';
import type { ActionForm as Form } from './use-action-form.ts';
import { WaitBanner } from './WaitBanner.tsx';

interface ActionFormProps {
  form: Pick<Form<string>, 'failure' | 'waitUntil' | 'isSending' | 'submit'>;
  submitLabel: string;
  /** Above the fields: what it is about. */
  heading?: ReactNode | undefined;
  children: ReactNode;
}

/** The element of a form whose one button is at its end, with what concerns the whole of it on top. */
export function ActionForm({ form, submitLabel, heading, children }: ActionFormProps) {
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack space={16}>
        {heading}
        {form.failure && <Banner tone="danger">{form.failure}</Banner>}
        {form.waitUntil !== null && <WaitBanner key={form.waitUntil} until={form.waitUntil} />}
        {children}
        <Button type="submit" variant="primary" fullWidth loading={form.isSending}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
