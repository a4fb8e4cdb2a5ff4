import {
  Accordion,
  Button,
  EmptyState,
  Heading,
  PageHeader,
  SearchField,
  Stack,
  Text,
  VisuallyHidden,
} from '@tatami/ui';
import { SearchIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import { useState } from 'react';
import { type Answer, findAnswers } from './find-answers.ts';

const topics = {
  training: ['sign', 'late', 'excuse'],
  account: ['password', 'second', 'child'],
  grades: ['days', 'exam'],
} as const;

/** Questions and answers, found by the beginnings of their words. */
export function HelpPage() {
  const { t } = useI18n();
  const [sought, setSought] = useState('');
  useTitle(t('pages.help'));

  const answers = Object.entries(topics).flatMap(([about, ids]) =>
    ids.map(
      (id): Answer => ({ id, about, question: t(`help.${id}.question`), answer: t(`help.${id}.answer`) }),
    ),
  );
  const found = Map.groupBy(findAnswers(answers, sought), ({ about }) => about as keyof typeof topics);
  const count = [...found.values()].flat().length;

  return (
    <Stack space={24}>
      <PageHeader title={t('pages.help')} description={t('help.about')} />
      <SearchField label={t('help.search')} value={sought} onValueChange={setSought} />
      <VisuallyHidden>
        <span role="status">{sought && t('help.found', { count })}</span>
      </VisuallyHidden>
      {count === 0 && (
        <EmptyState
          icon={SearchIcon}
          title={t('help.none')}
          description={t('help.none.text')}
          action={<Button onClick={() => setSought('')}>{t('help.all')}</Button>}
        />
      )}
      {[...found].map(([about, ofTopic]) => (
        <Stack key={about} space={8} as="section">
          <Heading level={2}>{t(`help.topic.${about}`)}</Heading>
          <Accordion
            sections={ofTopic.map(({ id, question, answer }) => ({
              value: id,
              title: question,
              content: <Text prose>{answer}</Text>,
            }))}
          />
        </Stack>
      ))}
    </Stack>
  );
}
