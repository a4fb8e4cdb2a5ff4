import { useQuery } from '@tanstack/react-query';
import type { Entity } from '@tatami/sdk';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { UserFace } from '@tatami/tables/UserFace';
import { Spinner } from '@tatami/ui';
import { KeyIcon, UsersIcon } from '@tatami/ui/icons';
import { RightPath, type RightPathStep } from '@tatami/ui/RightPath';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import { groupName } from '../../lib/club/group-name.ts';
import type { RightsSubject } from '../../lib/rights/rights-sections.ts';
import { whyQuery } from './rights-queries.ts';

interface WhyAnswerProps {
  person: Entity<'user'>;
  right: { id: string; label: string; subject: RightsSubject };
  /** Those whose members hold it. */
  groups: readonly Entity<'groupright'>[];
}

/** Whether a person holds a right, and by which ways. */
export function WhyAnswer({ person, right, groups }: WhyAnswerProps) {
  const { t, format, language } = useI18n();
  const { hrefWith } = useSearchParams();
  const query = useQuery(whyQuery(person.id, right.id));
  if (query.isLoadingError) return <QueryFailure query={query} />;
  if (!query.data) return <Spinner />;

  const { held, paths } = query.data;
  const since = (step: { since: string | null; by: string | null }) => {
    if (!step.since) return t('rights.why.always');
    const date = format.dateOf(step.since, 'long');
    return step.by ? t('rights.why.sinceBy', { date, by: step.by }) : t('rights.why.since', { date });
  };
  const names = groups.map(({ name }) => name).join(', ');
  const own = right.subject.own !== 'nothing' ? t('rights.why.own') : '';
  const [only, ...others] = paths;
  const note = held
    ? only && others.length === 0 && t('rights.why.without', { group: groupName(only.groupName, language) })
    : [t('rights.why.groups', { groups: names }), own].filter(Boolean).join(' ');

  return (
    <RightPath
      held={held}
      answer={t(held ? 'rights.why.yes' : 'rights.why.no', { right: right.label })}
      paths={paths.map((path): RightPathStep[] => [
        {
          id: person.id,
          title: `${person.firstName} ${person.lastName}`,
          detail: person.username,
          face: <UserFace person={person} size={36} />,
        },
        {
          id: path.membership.id ?? path.group,
          title: t('rights.why.group', { group: groupName(path.groupName, language) }),
          href: hrefWith({ group: path.group }),
          detail: since(path.membership),
          icon: UsersIcon,
        },
        {
          id: path.right.id ?? `${path.group} ${right.id}`,
          title: path.right.id ? t('rights.why.gives', { right: right.label }) : t('rights.why.all'),
          detail: since(path.right),
          icon: KeyIcon,
        },
      ])}
      alsoLabel={t('rights.why.also')}
      note={note || undefined}
    />
  );
}
