import { useViewer } from '@tatami/tables/viewer';
import { Banner, Button, Card, EmptyState, Skeleton, Stack, Text } from '@tatami/ui';
import { StarIcon } from '@tatami/ui/icons';
import { type TappedTechnique, TechniqueTaps } from '@tatami/ui/TechniqueTaps';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { lazyOrNothing } from '@tatami/web-runtime/lazy-or-nothing';
import { useState } from 'react';
import { useTaught } from '../../../lib/club/technique/use-taught.ts';
import type { Mat } from '../staff/mat-query.ts';
import { OnApproach } from '../staff/OnApproach.tsx';
import { useMatWords } from './use-mat-words.ts';

// What one searches with is heavier than the rest of it.
const OtherTechnique = lazyOrNothing(async () => (await import('./OtherTechnique.tsx')).OtherTechnique);

const shownFirst = 4;

/** What is worth doing with those who are here, each noted by one press; and what else was done. */
export function WorthDoing({ mat }: { mat: Mat }) {
  const { t, language } = useI18n();
  const { has } = useViewer();
  const words = useMatWords(mat);
  const [isWhole, setWhole] = useState(false);
  const { rows, isTaught, note, failure } = useTaught(mat.training.id);
  const mayNote = has('TrainingTechnik:Write');

  const suggested = mat.suggestions.map(
    (suggestion): TappedTechnique => ({
      id: suggestion.technik,
      title: words.nameOf(suggestion.technik),
      description: words.why(suggestion),
      base: words.baseOf(suggestion.technik),
      taught: isTaught(suggestion.technik),
    }),
  );
  const others = rows
    .filter(({ technik }) => !mat.suggestions.some((each) => each.technik === technik))
    .map(
      ({ technik, technikNamePl, technikNameEn, technikBase }): TappedTechnique => ({
        id: technik,
        title: (language === 'pl' ? technikNamePl : technikNameEn) ?? '',
        description: t('mat.taught'),
        base: technikBase ?? undefined,
        taught: isTaught(technik),
      }),
    );
  const shown = isWhole ? suggested : suggested.slice(0, shownFirst);
  const techniques = [...others, ...shown];

  return (
    <Stack space={12}>
      <Card
        title={t('mat.worth')}
        padding="none"
        bleed
        actions={
          mayNote && (
            <Text as="span" size="small" tone="muted">
              {t('mat.worth.hint')}
            </Text>
          )
        }
      >
        {failure && <Banner tone="danger">{failure}</Banner>}
        {techniques.length > 0 ? (
          <TechniqueTaps
            techniques={techniques}
            label={t('mat.worth')}
            pressLabel={({ title }) => t('mat.note', { name: title })}
            {...(mayNote && { onTaughtChange: (id: string, taught: boolean) => void note(id, taught) })}
          />
        ) : (
          <EmptyState
            size="small"
            icon={StarIcon}
            titleLevel={3}
            title={t('mat.worth.none')}
            description={t('mat.worth.none.text')}
          />
        )}
      </Card>
      {suggested.length > shownFirst && !isWhole && (
        <Button fullWidth onClick={() => setWhole(true)}>
          {t('mat.worth.more', { count: suggested.length - shownFirst })}
        </Button>
      )}
      {mayNote && (
        <OnApproach waiting={<Skeleton shape="control" />}>
          <OtherTechnique isTaught={isTaught} onChoose={(technik) => void note(technik, true)} />
        </OnApproach>
      )}
    </Stack>
  );
}
