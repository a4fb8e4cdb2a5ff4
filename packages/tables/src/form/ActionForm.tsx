import { Banner, Button, Heading, Stack, Text } from '@tatami/ui';
import { useNavigation } from '@tatami/web-runtime/navigation-context';
import { useSecondsLeft } from '@tatami/web-runtime/seconds-left';
import type { ReactNode } from 'react';
import type { ActionForm as Form } from './use-action-form.ts';
import { WaitBanner } from './WaitBanner.tsx';

interface ActionFormProps {
  form: Pick<Form<string>, 'failure' | 'waitUntil' | 'isSending' | 'submit'>;
  submitLabel: string;
  /** The look of the button; `secondary` where the form is one of several things on a page. */
  variant?: 'primary' | 'secondary' | undefined;
  /** Where it is what the page is about: the heading of that. */
  title?: string | undefined;
  /** What to do, under the title. */
  description?: string | undefined;
  children: ReactNode;
}

/** The element of a form whose one button is at its end, with what concerns the whole of it on top. */
export function ActionForm({
  form,
  submitLabel,
  variant = 'primary',
  title,
  description,
  children,
}: ActionFormProps) {
  // What was done may lead on; until the next page is there this one is busy.
  const { isPending } = useNavigation();
  const secondsLeft = useSecondsLeft(form.waitUntil);
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack space={16}>
        {title && (
          <Stack space={8}>
            <Heading level={1}>{title}</Heading>
            {description && <Text tone="muted">{description}</Text>}
          </Stack>
        )}
        {form.failure && <Banner tone="danger">{form.failure}</Banner>}
        {secondsLeft > 0 && <WaitBanner key={form.waitUntil} seconds={secondsLeft} />}
        {children}
        <div>
          <Button
            type="submit"
            variant={variant}
            fullWidth={variant === 'primary'}
            loading={form.isSending || isPending}
            disabled={secondsLeft > 0}
          >
            {submitLabel}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
