import { Combobox } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useTechniqueSearch } from '../../../lib/club/technique/use-technique-search.ts';

interface OtherTechniqueProps {
  isTaught: (technik: string) => boolean;
  onChoose: (technik: string) => void;
}

/** Any technique, found by its name, that was done beside what is suggested. */
export function OtherTechnique({ isTaught, onChoose }: OtherTechniqueProps) {
  const { t } = useI18n();
  const search = useTechniqueSearch(isTaught);
  return (
    <Combobox
      label={t('mat.other')}
      placeholder={t('mat.other.hint')}
      value={null}
      onValueChange={(chosen) => chosen && onChoose(chosen.id)}
      search={search}
    />
  );
}
