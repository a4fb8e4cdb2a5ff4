import { Text } from '@tatami/ui';
import { WordDiff } from '@tatami/ui/WordDiff';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { diffWords } from 'diff';
import { useMemo } from 'react';
import { type Texts, textFields } from './article-queries.ts';

interface DifferenceProps {
  before: Texts;
  after: Texts;
}

/** What came and went between two texts, word by word, field by field. */
export function Difference({ before, after }: DifferenceProps) {
  const { t } = useI18n();
  const fields = useMemo(
    () =>
      textFields
        .filter((field) => before[field] !== after[field])
        .map((field) => ({
          field,
          // A text that was written anew is one that went, and one that came.
          parts: diffWords(before[field], after[field], { timeout: 500 }) ?? [
            { value: before[field], removed: true },
            { value: after[field], added: true },
          ],
        })),
    [before, after],
  );
  if (fields.length === 0) return <Text tone="muted">{t('write.diff.none')}</Text>;
  const labels = { added: t('write.diff.added'), removed: t('write.diff.removed') };
  return fields.map(({ field, parts }) => (
    <div key={field}>
      <Text size="small" tone="muted">
        {t(`write.${field}`)}
      </Text>
      <WordDiff parts={parts} labels={labels} />
    </div>
  ));
}
