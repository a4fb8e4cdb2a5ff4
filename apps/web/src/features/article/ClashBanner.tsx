import { Banner, Button, Inline, Stack } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Texts } from './article-queries.ts';
import { Difference } from './Difference.tsx';
import type { Clash } from './use-draft.ts';
import { nameOf } from './Versions.tsx';

/** Somebody else has saved another text meanwhile: the difference, and whose is kept. */
export function ClashBanner({
  clash: { theirs, by, keepMine, takeTheirs },
  mine,
}: {
  clash: Clash;
  mine: Texts;
}) {
  const { t } = useI18n();
  return (
    <Stack space={12}>
      <Banner tone="warning" title={t('write.clash', { name: nameOf(by) ?? t('write.versions.nobody') })}>
        {t('write.clash.text')}
      </Banner>
      <Difference before={theirs} after={mine} />
      <Inline space={8}>
        <Button variant="primary" onClick={() => void keepMine()}>
          {t('write.clash.mine')}
        </Button>
        <Button onClick={takeTheirs}>{t('write.clash.theirs')}</Button>
      </Inline>
    </Stack>
  );
}
