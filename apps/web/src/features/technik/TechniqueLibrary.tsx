import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import type { Table } from '@tatami/tables/table';
import { tableTexts } from '@tatami/tables/table-texts';
import { useTableLabels } from '@tatami/tables/use-table-labels';
import {
  BeltBadge,
  Card,
  EmptyState,
  FilterBar,
  type FilteredColumn,
  Inline,
  ItemList,
  SegmentedControl,
  Stack,
  Text,
} from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useGrades } from '../../lib/club/grades.ts';
import { TechniqueDrawer } from './TechniqueDrawer.tsx';
import {
  byKind,
  type Kind,
  kinds,
  type LibraryEntry,
  narrowedLibrary,
  narrowingChange,
  readKind,
  readNarrowed,
} from './technique-library.ts';
import { requirementsQuery, techniquesQuery } from './technique-queries.ts';

/** The techniques in use by attack, base or position, each with the belts of the grades that ask for it. */
export function TechniqueLibrary({ of: { rules } }: { of: Table<'technik'> }) {
  const { t, language } = useI18n();
  const texts = tableTexts(t, 'technik');
  const { params, setParams, hrefWith } = useSearchParams();
  const { grades, gradeOf } = useGrades();
  const labels = useTableLabels(t('technik.list.search'));
  const techniques = useQuery(techniquesQuery);
  const { data: requirements = [] } = useQuery(requirementsQuery);
  if (techniques.error) return <QueryFailure query={techniques} />;

  const valuesOf = (each: Kind) => (rules[each]?.enum ?? []).map(String);
  const kind = readKind(params);
  const narrowed = readNarrowed(params);
  const entries = narrowedLibrary(techniques.data ?? [], requirements, narrowed);
  const nameOf = ({ technique }: LibraryEntry) => (language === 'pl' ? technique.namePl : technique.nameEn);
  const groups = byKind(
    entries.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), language)),
    kind,
    valuesOf(kind),
  );
  const shown = entries.find(({ technique }) => technique.id === params.get('technique'));

  const columns: FilteredColumn[] = [
    ...kinds.map((each) => ({
      id: each,
      header: texts.field(each),
      filter: {
        choices: valuesOf(each).map((value) => ({ value, label: texts.choice(each, value) })),
      },
    })),
    {
      id: 'grade',
      header: t('library.grade'),
      filter: {
        choices: grades
          .filter(({ id }) => requirements.some(({ grade }) => grade === id))
          .map(({ id, name, color }) => ({
            value: id,
            label: name,
            shown: <BeltBadge grade={name} color={color} />,
          })),
      },
    },
    {
      id: 'profile',
      header: t('library.profile'),
      filter: {
        choices: [...new Set(requirements.map(({ profile }) => profile))].map((value) => ({
          value,
          label: t(`technik-requirement.profile.${value}`),
        })),
      },
    },
  ];

  return (
    <Stack space={16}>
      <Inline space={12} align="end" justify="between">
        <FilterBar
          columns={columns}
          value={Object.fromEntries(
            Object.entries(narrowed).map(([name, values]) => [name, { oneOf: [...values] }]),
          )}
          onValueChange={(filters) => setParams(narrowingChange(filters))}
          labels={labels}
        />
        <SegmentedControl
          label={t('library.by')}
          value={kind}
          onValueChange={(chosen) => setParams({ by: chosen === 'attack' ? null : chosen })}
          options={kinds.map((each) => ({ value: each, label: t(`library.by.${each}`) }))}
        />
      </Inline>
      <Text tone="muted" size="small">
        {t('library.count', { count: entries.length })}
      </Text>
      {techniques.data && entries.length === 0 && (
        <Card>
          <EmptyState title={t('library.empty')} description={t('library.empty.text')} />
        </Card>
      )}
      {groups.map(({ value, entries: under }) => (
        <Card key={value} title={texts.choice(kind, value)} padding="none" bleed>
          <ItemList
            items={under.map((entry) => ({
              id: entry.technique.id,
              title: nameOf(entry),
              description: [
                ...kinds
                  .filter((each) => each !== kind)
                  .map((each) => texts.choice(each, entry.technique[each])),
                ...(entry.technique.videoUrls.length > 0
                  ? [t('library.videos', { count: entry.technique.videoUrls.length })]
                  : []),
              ],
              end: <Belts {...entry} gradeOf={gradeOf} />,
              href: hrefWith({ technique: entry.technique.id }),
            }))}
          />
        </Card>
      ))}
      {shown && (
        <TechniqueDrawer
          technique={shown.technique}
          requirements={requirements.filter(({ technik }) => technik === shown.technique.id)}
          onClose={() => setParams({ technique: null }, { replace: true })}
        />
      )}
    </Stack>
  );
}

/** The belts of the grades that ask for a technique, each once. */
function Belts({
  requirements,
  gradeOf,
}: LibraryEntry & { gradeOf: ReturnType<typeof useGrades>['gradeOf'] }) {
  const ids = [...new Set(requirements.map(({ grade }) => grade))];
  return (
    <Inline space={4}>
      {ids.map((id) => {
        const grade = gradeOf(id);
        return grade && <BeltBadge key={id} grade={grade.name} color={grade.color} compact />;
      })}
    </Inline>
  );
}
