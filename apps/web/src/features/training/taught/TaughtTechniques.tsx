import { useQuery } from '@tanstack/react-query';
import { useViewer } from '@tatami/tables/viewer';
import { Banner, ButtonLink, Card, Combobox, EmptyState, Stack } from '@tatami/ui';
import { StarIcon } from '@tatami/ui/icons';
import { TechniqueTaps } from '@tatami/ui/TechniqueTaps';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { techniquesInUseQuery } from '../../../lib/club/technique/techniques-in-use-query.ts';
import { useTaught } from '../../../lib/club/technique/use-taught.ts';
import type { Training } from '../../../lib/club/training/trainings.ts';

interface TaughtTechniquesProps {
  training: Training;
  /** Whether it stands as it is. */
  readOnly: boolean;
}

/** What the training taught; what was planned stands among it, to be noted by one press. */
export function TaughtTechniques({ training, readOnly }: TaughtTechniquesProps) {
  const { t, language } = useI18n();
  const { has } = useViewer();
  const { rows, isTaught, note, failure } = useTaught(training.id);
  const mayNote = has('TrainingTechnik:Write') && !readOnly;
  const seesNames = has('Technik:Read');
  const { data: all = [] } = useQuery({ ...techniquesInUseQuery, enabled: seesNames });
  const nameOf = ({ namePl, nameEn }: { namePl: string; nameEn: string }) =>
    language === 'pl' ? namePl : nameEn;

  const planned = all.filter(
    ({ id }) => mayNote && training.techniques.includes(id) && !rows.some(({ technik }) => technik === id),
  );
  const techniques = [
    ...rows.map(({ technik, technikNamePl, technikNameEn, technikBase }) => ({
      id: technik,
      title: (language === 'pl' ? technikNamePl : technikNameEn) ?? '',
      base: technikBase ?? undefined,
      taught: isTaught(technik),
    })),
    ...planned.map((technik) => ({
      id: technik.id,
      title: nameOf(technik),
      description: t('taught.planned'),
      base: technik.base,
      taught: isTaught(technik.id),
    })),
  ];
  if (techniques.length === 0 && !mayNote) return null;

  return (
    <Stack space={12}>
      <Card
        title={t('taught.title')}
        padding="none"
        bleed
        actions={
          has('Presence:Write') && (
            <ButtonLink size="small" href={`/dojo/training/${training.id}/mat`}>
              {t('taught.mat')}
            </ButtonLink>
          )
        }
      >
        {failure && <Banner tone="danger">{failure}</Banner>}
        {techniques.length > 0 ? (
          <TechniqueTaps
            techniques={techniques}
            label={t('taught.title')}
            pressLabel={({ title }) => t('taught.note', { name: title })}
            {...(mayNote && { onTaughtChange: (id: string, taught: boolean) => void note(id, taught) })}
          />
        ) : (
          <EmptyState size="small" icon={StarIcon} titleLevel={3} title={t('taught.none')} />
        )}
      </Card>
      {mayNote && (
        <Combobox
          label={t('taught.add')}
          placeholder={t('taught.add.hint')}
          value={null}
          onValueChange={(chosen) => chosen && void note(chosen.id, true)}
          options={all
            .filter(({ id }) => !isTaught(id))
            .map((each) => ({ id: each.id, label: nameOf(each) }))}
        />
      )}
    </Stack>
  );
}
