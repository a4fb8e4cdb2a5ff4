import { UserFace } from '@tatami/tables/UserFace';
import { Inline, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Whom } from './article-queries.ts';

/** Who else has the article open. */
export function Writers({ writers }: { writers: readonly Whom[] }) {
  const { t } = useI18n();
  const others = writers.filter((each) => each !== null);
  if (others.length === 0) return null;
  return (
    <Inline space={8}>
      {others.map((each) => (
        <UserFace key={each.id} person={each} size={28} />
      ))}
      <Text size="small" tone="muted">
        {t('write.writers', { names: others.map(({ firstName }) => firstName).join(', ') })}
      </Text>
    </Inline>
  );
}
