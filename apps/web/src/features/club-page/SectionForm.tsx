import { PictureInput } from '@tatami/tables/PictureInput';
import { Button, Columns, Inline, Stack, TextArea, TextField } from '@tatami/ui';
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '@tatami/ui/icons';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { DraftSection } from './draft.ts';
import type { Faults } from './use-club-page.ts';
import type { Ours } from './use-preview.ts';

interface SectionFormProps {
  section: DraftSection;
  /** Our words, which stand where the club has none. */
  ours: Ours | undefined;
  faults: Faults;
  onChange: (values: Partial<DraftSection>) => void;
  onRemove: () => void;
  /** Moves it by a place, up or down. */
  onMove: (step: -1 | 1) => void;
  canMove: { up: boolean; down: boolean };
}

/** What a section says, in both languages, and the picture of those that have one. */
export function SectionForm({
  section,
  ours,
  faults,
  onChange,
  onRemove,
  onMove,
  canMove,
}: SectionFormProps) {
  const { t } = useI18n();
  const { key, kind, picture } = section;
  const isPictured = kind === 'hero' || kind === 'text';
  const field = (name: 'titlePl' | 'titleEn' | 'pictureAltPl' | 'pictureAltEn') => ({
    value: section[name] ?? '',
    error: faults.get(`${key}.${name}`),
    onValueChange: (value: string) => onChange({ [name]: value === '' ? null : value }),
  });
  const area = (name: 'textPl' | 'textEn') => ({
    value: section[name] ?? '',
    error: faults.get(`${key}.${name}`),
    rows: 5,
    maxLength: 2_000,
    onValueChange: (value: string) => onChange({ [name]: value === '' ? null : value }),
  });
  return (
    <Stack space={16}>
      <Columns layout={2} space={16} from="tablet">
        <TextField
          label={t('clubPage.titlePl')}
          placeholder={ours?.titlePl}
          maxLength={120}
          {...field('titlePl')}
        />
        <TextField
          label={t('clubPage.titleEn')}
          placeholder={section.titlePl ?? ours?.titleEn}
          maxLength={120}
          {...field('titleEn')}
        />
      </Columns>
      <Columns layout={2} space={16} from="tablet">
        <TextArea
          label={t('clubPage.textPl')}
          placeholder={ours?.textPl}
          hint={t('clubPage.markdown')}
          {...area('textPl')}
        />
        <TextArea
          label={t('clubPage.textEn')}
          placeholder={section.textPl ?? ours?.textEn}
          hint={t('clubPage.english')}
          {...area('textEn')}
        />
      </Columns>
      {isPictured && (
        <PictureInput
          of="landing-section"
          size={640}
          label={t('clubPage.picture')}
          required={false}
          error={faults.get(`${key}.picture`)}
          value={picture as never}
          entity={section as never}
          onValueChange={(value) => onChange({ picture: value })}
        />
      )}
      {isPictured && picture && (
        <Columns layout={2} space={16} from="tablet">
          <TextField
            label={t('clubPage.altPl')}
            hint={t('clubPage.alt.hint')}
            required
            maxLength={300}
            {...field('pictureAltPl')}
          />
          <TextField label={t('clubPage.altEn')} maxLength={300} {...field('pictureAltEn')} />
        </Columns>
      )}
      {kind !== 'hero' && (
        <Inline space={8}>
          <Button size="small" icon={ArrowUpIcon} disabled={!canMove.up} onClick={() => onMove(-1)}>
            {t('clubPage.up')}
          </Button>
          <Button size="small" icon={ArrowDownIcon} disabled={!canMove.down} onClick={() => onMove(1)}>
            {t('clubPage.down')}
          </Button>
          {kind === 'text' && (
            <Button size="small" variant="quiet" icon={TrashIcon} onClick={onRemove}>
              {t('clubPage.remove')}
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  );
}
