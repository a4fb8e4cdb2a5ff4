import { Button, Stack, Text } from '@tatami/ui';
import { useI18n } from '../i18n/i18n-context.ts';
import { forgetConsent, readConsent } from './consent.ts';

/** What was answered about cookies, what follows from it, and the way to answer anew. */
export function CookieAnswer() {
  const { t } = useI18n();
  const consent = readConsent();
  if (!consent) return null;
  return (
    <Stack space={8} align="start">
      <Text size="small" tone="muted">
        {consent === 'refused' ? t('cookies.refused') : t('cookies.accepted')}
      </Text>
      <Button
        size="small"
        onClick={() => {
          forgetConsent();
          location.reload();
        }}
      >
        {t('cookies.change')}
      </Button>
    </Stack>
  );
}
