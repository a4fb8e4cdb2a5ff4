import type { Entity } from '@tatami/sdk';
import { tableTexts } from '@tatami/tables/table-texts';
import { useViewer } from '@tatami/tables/viewer';
import { BeltBadge, ButtonLink, Drawer, Heading, Inline, Stack, Text } from '@tatami/ui';
import { EditIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useGrades } from '../../lib/club/grades.ts';
import { TechniqueVideo } from '../../lib/club/technique/TechniqueVideo.tsx';
import { kinds } from './kinds.ts';

interface TechniqueDrawerProps {
  technique: Entity<'technik'>;
  /** What asks for it, from the first grade. */
  requirements: readonly Entity<'technik-requirement'>[];
  onClose: () => void;
}

/** One technique: how it goes, which grades ask for it, and its videos. */
export function TechniqueDrawer({ technique, requirements, onClose }: TechniqueDrawerProps) {
  const { t, language } = useI18n();
  const { has } = useViewer();
  const { hrefWith } = useSearchParams();
  const { gradeOf } = useGrades();
  const texts = tableTexts(t, 'technik');
  const name = language === 'pl' ? technique.namePl : technique.nameEn;
  const description = language === 'pl' ? technique.descriptionPl : technique.descriptionEn;
  const words = [
    ...kinds.map((kind) => texts.choice(kind, technique[kind])),
    ...technique.variants.map((variant) => texts.choice('variants', variant)),
  ];
  return (
    <Drawer
      open
      push
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={words.join(', ')}
      actions={
        has('Technik:Write') && (
          <ButtonLink href={hrefWith({ technique: null, edit: technique.id })} icon={EditIcon}>
            {t('library.edit')}
          </ButtonLink>
        )
      }
    >
      <Stack space={24}>
        {description && <Text prose>{description}</Text>}
        <Stack space={8}>
          <Heading level={3}>{t('library.asked')}</Heading>
          {requirements.length === 0 && <Text tone="muted">{t('library.asked.none')}</Text>}
          {requirements.map(({ id, grade, profile, importance }) => {
            const asking = gradeOf(grade);
            return (
              <Inline key={id} space={8}>
                {asking && <BeltBadge grade={asking.name} color={asking.color} />}
                <Text as="span" size="small" tone="muted">
                  {[t(`technik-requirement.profile.${profile}`), importance === 'bonus' && t('library.bonus')]
                    .filter(Boolean)
                    .join(', ')}
                </Text>
              </Inline>
            );
          })}
        </Stack>
        {technique.videoUrls.length > 0 && (
          <Stack space={8}>
            <Heading level={3}>{t('technik.videoUrls')}</Heading>
            {technique.videoUrls.map((link, at) => (
              <TechniqueVideo key={link} {...{ link, name }} number={at + 1} />
            ))}
          </Stack>
        )}
      </Stack>
    </Drawer>
  );
}
