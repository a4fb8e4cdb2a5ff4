import { Face } from '@tatami/tables/Face';
import { Button, Card, ItemList, type ListItem, Progress, Stack, Text } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import type { Mat } from '../staff/mat-query.ts';
import { useMatWords } from './use-mat-words.ts';

/** How many techniques are named at most; more are counted, and named when the face is pressed. */
const named = 2;
const shownFirst = 5;

/** Who is near an exam, and what each still needs. */
export function NearExam({ mat }: { mat: Mat }) {
  const { t, format } = useI18n();
  const { nameOf, missing } = useMatWords(mat);
  const [isWhole, setWhole] = useState(false);
  const onList = mat.here.filter(({ next }) => next?.exam);
  const people = [...onList, ...mat.here.filter((person) => !onList.includes(person))];
  const all = people.flatMap((person): ListItem[] => {
    const { student, firstName, lastName, next } = person;
    if (!next?.isNear) return [];
    const { has, needs } = next.days;
    const isNamed = next.toLearn.length > 0 && next.toLearn.length <= named;
    const needed = missing({ ...next, toLearn: isNamed ? [] : next.toLearn });
    const names = isNamed ? next.toLearn.map(nameOf) : [];
    return [
      {
        id: student,
        start: <Face of="student" person={{ ...person, id: student }} belt={person.belt} size={44} />,
        title: `${firstName} ${lastName}`,
        description: [...(isNamed && next.missing.length === 0 ? [] : needed), ...names].join(', '),
        end: needs !== null && (
          <Stack space={4}>
            <Text align="end" weight="strong" tabular>
              {t('mat.of', { has, needs })}
            </Text>
            <Progress
              label={t('mat.days.of', { name: `${firstName} ${lastName}` })}
              labelHidden
              value={Math.min(has, needs)}
              max={needs}
              valueText={t('mat.of', { has, needs })}
            />
          </Stack>
        ),
      },
    ];
  });
  if (all.length === 0) return null;
  const items = isWhole ? all : all.slice(0, shownFirst);
  return (
    <Stack space={12}>
      <Card
        title={t('mat.near')}
        padding="none"
        bleed
        actions={
          mat.exam && (
            <Text as="span" size="small" tone="muted">
              {t('mat.exam', { date: format.date(mat.exam.date, 'dayMonth') })}
            </Text>
          )
        }
      >
        <ItemList items={items} />
      </Card>
      {items.length < all.length && (
        <Button fullWidth onClick={() => setWhole(true)}>
          {t('mat.near.more', { count: all.length - items.length })}
        </Button>
      )}
    </Stack>
  );
}
