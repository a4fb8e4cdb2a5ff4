import { useQuery } from '@tanstack/react-query';
import { allRowsQuery } from '@tatami/tables/row-queries';
import { Columns, Select } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { sections } from '../../../lib/club/sections.ts';
import { place as workplacesPlace } from '../../../tables/workplace/place.ts';

/** Narrows the week to a place and a group. */
export function WeekFilters() {
  const { t } = useI18n();
  const { params, setParams } = useSearchParams();
  const { data: workplaces = [] } = useQuery(allRowsQuery(workplacesPlace));
  return (
    <Columns layout={2} from="always" space={8}>
      <Select
        label={t('training.workplace')}
        labelHidden
        emptyLabel={t('training.everywhere')}
        options={workplaces.map(({ id, name }) => ({ value: id, label: name }))}
        value={params.get('workplace') ?? ''}
        onValueChange={(workplace) => setParams({ workplace }, { replace: true })}
      />
      <Select
        label={t('training.section')}
        labelHidden
        emptyLabel={t('training.everySection')}
        options={sections.map((section) => ({ value: section, label: t(`section.${section}`) }))}
        value={params.get('section') ?? ''}
        onValueChange={(section) => setParams({ section }, { replace: true })}
      />
    </Columns>
  );
}
