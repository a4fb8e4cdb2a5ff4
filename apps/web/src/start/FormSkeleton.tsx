import { Heading, Skeleton, Stack, Text, VisuallyHidden } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';

/**
 * Stands in the prerendered shell where the sign-in form will be, under the words of that: on any other page the head
 * script takes those out.
 */
export function FormSkeleton() {
  const { t } = useI18n();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      <Stack space={16}>
        <Stack space={8}>
          <Heading level={1}>{t('login.greeting')}</Heading>
          <Text tone="muted">{t('login.greeting.text')}</Text>
        </Stack>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    </div>
  );
}
