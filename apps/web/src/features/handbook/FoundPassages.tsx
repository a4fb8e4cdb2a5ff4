import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { Card, EmptyState, ItemList, Skeleton, Stack, Text, VisuallyHidden } from '@tatami/ui';
import { SearchIcon } from '@tatami/ui/icons';
import { MarkedText } from '@tatami/ui/MarkedText';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useDeferredValue, useMemo } from 'react';
import { handbookQuery } from './chapter-query.ts';
import { passagesOf, searchPassages } from './search.ts';

/** Where in the handbook something stands: each place with the sentence that says it. */
export function FoundPassages({ of }: { of: string }) {
  const { t, language } = useI18n();
  const query = useQuery({ ...handbookQuery(language), placeholderData: keepPreviousData });
  const asked = useDeferredValue(of);
  const passages = useMemo(() => query.data?.flatMap(passagesOf), [query.data]);
  const hits = useMemo(() => passages && searchPassages(passages, asked), [passages, asked]);

  if (query.isLoadingError) return <QueryFailure query={query} ofPage />;
  if (!hits) return <Skeleton shape="text" width="medium" />;
  return (
    <Stack space={12}>
      {hits.length > 0 ? (
        <Text as="output" tone="muted">
          {t('handbook.found', { count: hits.length })}
        </Text>
      ) : (
        <VisuallyHidden>
          <output>{t('handbook.found', { count: 0 })}</output>
        </VisuallyHidden>
      )}
      {hits.length === 0 ? (
        <EmptyState
          icon={SearchIcon}
          titleLevel={2}
          title={t('handbook.nothing', { words: asked })}
          description={t('handbook.nothing.text')}
        />
      ) : (
        <Card padding="none" bleed>
          <ItemList
            label={t('handbook.hits')}
            items={hits.map(({ passage: { chapter, chapterTitle, heading, id }, sentence }) => ({
              id: `${chapter}-${id}`,
              title: heading ? `${chapterTitle}: ${heading}` : chapterTitle,
              description: (
                <span>
                  <MarkedText parts={sentence} />
                </span>
              ),
              href: `/handbook/${chapter}${id && `#${id}`}`,
            }))}
          />
        </Card>
      )}
    </Stack>
  );
}
