import { useQuery } from '@tanstack/react-query';
import type { Entity } from '@tatami/sdk';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import type { Table } from '@tatami/tables/table';
import { tableTexts } from '@tatami/tables/table-texts';
import { useTableLabels } from '@tatami/tables/use-table-labels';
import { BeltBadge, Inline } from '@tatami/ui';
import { type Facet, FacetedList, narrowedTo } from '@tatami/ui/FacetedList';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { useGrades } from '../../lib/club/grades.ts';
import { kinds } from './kinds.ts';
import { TechniqueDrawer } from './TechniqueDrawer.tsx';
import { requirementsQuery, techniquesQuery } from './technique-queries.ts';

interface Entry {
  technique: Entity<'technik'>;
  /** What asks for it, from the first grade; where a federation is chosen, in that. */
  requirements: readonly Entity<'technik-requirement'>[];
}

/** The techniques in use by attack, base or position, each with the belts of the grades that ask for it. */
export function TechniqueLibrary({ of: { rules } }: { of: Table<'technik'> }) {
  const { t, language } = useI18n();
  const texts = tableTexts(t, 'technik');
  const place = useSearchParams();
  const { params, setParams, hrefWith } = place;
  const { grades, gradeOf } = useGrades();
  const filterLabels = useTableLabels(t('technik.list.search'));
  const techniques = useQuery(techniquesQuery);
  const asking = useQuery(requirementsQuery);
  const { data: requirements = [] } = asking;
  const failed = [techniques, asking].find(({ isLoadingError }) => isLoadingError);
  if (failed) return <QueryFailure query={failed} ofPage />;

  const nameOf = ({ namePl, nameEn }: Entity<'technik'>) => (language === 'pl' ? namePl : nameEn);
  const profiles = narrowedTo(params, 'profile');
  const asked = requirements.filter(({ profile }) => !profiles || profiles.includes(profile));
  const entries = (techniques.data ?? [])
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), language))
    .map(
      (technique): Entry => ({
        technique,
        requirements: asked.filter((each) => each.technik === technique.id),
      }),
    );
  const shown = techniques.data?.find(({ id }) => id === params.get('technique'));

  const facets: Facet<Entry>[] = [
    ...kinds.map((kind) => ({
      id: kind,
      header: texts.field(kind),
      groups: t(`library.by.${kind}`),
      choices: (rules[kind]?.enum ?? []).map((value) => ({
        value: String(value),
        label: texts.choice(kind, String(value)),
      })),
      valuesOf: ({ technique }: Entry) => [technique[kind]],
    })),
    {
      id: 'grade',
      header: t('library.grade'),
      choices: grades
        .filter(({ id }) => requirements.some(({ grade }) => grade === id))
        .map(({ id, name, color }) => ({
          value: id,
          label: name,
          shown: <BeltBadge grade={name} color={color} />,
        })),
      valuesOf: (entry) => entry.requirements.map(({ grade }) => grade),
    },
    {
      id: 'profile',
      header: t('library.profile'),
      choices: [...new Set(requirements.map(({ profile }) => profile))].map((value) => ({
        value,
        label: t(`technik-requirement.profile.${value}`),
      })),
      valuesOf: (entry) => entry.requirements.map(({ profile }) => profile),
    },
  ];

  return (
    <>
      <FacetedList
        rows={entries}
        facets={facets}
        place={place}
        loading={!techniques.data}
        itemOf={({ technique, requirements: ofIt }, groupedBy) => ({
          id: technique.id,
          title: nameOf(technique),
          description: [
            ...kinds.filter((kind) => kind !== groupedBy).map((kind) => texts.choice(kind, technique[kind])),
            ...(technique.videoUrls.length > 0
              ? [t('library.videos', { count: technique.videoUrls.length })]
              : []),
          ],
          end: (
            <Inline space={4}>
              {[...new Set(ofIt.map(({ grade }) => grade))].map((id) => {
                const grade = gradeOf(id);
                return grade && <BeltBadge key={id} grade={grade.name} color={grade.color} compact />;
              })}
            </Inline>
          ),
          href: hrefWith({ technique: technique.id }),
        })}
        labels={{
          groupedBy: t('library.by'),
          count: (count) => t('library.count', { count }),
          empty: t('library.empty'),
          emptyText: t('library.empty.text'),
        }}
        filterLabels={filterLabels}
      />
      {shown && (
        <TechniqueDrawer
          technique={shown}
          requirements={requirements.filter(({ technik }) => technik === shown.id)}
          onClose={() => setParams({ technique: null }, { replace: true })}
        />
      )}
    </>
  );
}
