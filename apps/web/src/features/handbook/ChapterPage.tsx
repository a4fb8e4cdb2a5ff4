import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { Columns, Link, PageHeader, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { Language } from '@tatami/web-runtime/languages';
import type { PageProps } from '@tatami/web-runtime/routes';
import { useTitle } from '@tatami/web-runtime/use-title';
import { queryClient } from '../../lib/api/query-client.ts';
import { ChapterText } from './ChapterText.tsx';
import { chapterQuery } from './chapter-query.ts';
import { type ChapterName, chapterNames, isChapterName } from './chapters.ts';
import { HandbookPage } from './HandbookPage.tsx';
import { headOf } from './heads.ts';

export { HandbookPage };

/** Asks for the chapter that an address names, where there is one. */
export async function chapterData(name: string): Promise<void> {
  const language = document.documentElement.lang as Language;
  if (isChapterName(name)) await queryClient.prefetchQuery(chapterQuery(name, language));
}

/** A chapter of the handbook; where there is none of that name, its contents. */
export function ChapterPage({ params: { chapter } }: PageProps<'/handbook/:chapter'>) {
  return isChapterName(chapter) ? <NamedChapter name={chapter} /> : <HandbookPage />;
}

function NamedChapter({ name }: { name: ChapterName }) {
  const { t, language } = useI18n();
  const query = useQuery({ ...chapterQuery(name, language), placeholderData: keepPreviousData });
  const { title, lead } = headOf(name, language);
  useTitle(title);
  const chapter = query.data;
  const at = chapterNames.indexOf(name);

  return (
    <Stack space={24}>
      <PageHeader title={title} description={lead} back={{ href: '/handbook', label: t('handbook.title') }} />
      {query.isLoadingError && <QueryFailure query={query} ofPage />}
      {chapter && (
        <Columns layout="main-aside" space={32} from="wide" align="start">
          <Stack space={32}>
            <ChapterText body={chapter.body} lang={language} />
            <nav aria-label={t('handbook.others')} data-paper="none">
              <Columns layout={2} space={16}>
                <Beside name={chapterNames[at - 1]} label={t('handbook.previous')} />
                <Beside name={chapterNames[at + 1]} label={t('handbook.next')} />
              </Columns>
            </nav>
          </Stack>
          <Stack space={24}>
            {chapter.needs.length > 0 && (
              <Stack space={4}>
                <Text weight="strong">{t('handbook.needs')}</Text>
                <Stack as="ul" space={4}>
                  {chapter.needs.map((right) => (
                    <li key={right}>
                      <Text tone="muted">{right}</Text>
                    </li>
                  ))}
                </Stack>
              </Stack>
            )}
            <nav aria-label={t('handbook.inChapter')} data-paper="none">
              <Stack space={4}>
                <Text weight="strong">{t('handbook.inChapter')}</Text>
                <Stack as="ul" space={4}>
                  {chapter.contents.map(({ id, text }) => (
                    <li key={id}>
                      <Link href={`#${id}`}>{text}</Link>
                    </li>
                  ))}
                </Stack>
              </Stack>
            </nav>
          </Stack>
        </Columns>
      )}
    </Stack>
  );
}

/** The way to the chapter before or behind this one. */
function Beside({ name, label }: { name: ChapterName | undefined; label: string }) {
  const { language } = useI18n();
  if (!name) return <span />;
  return (
    <Stack space={4}>
      <Text size="small" tone="muted">
        {label}
      </Text>
      <Link href={`/handbook/${name}`}>{headOf(name, language).title}</Link>
    </Stack>
  );
}
