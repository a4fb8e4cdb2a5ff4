import { useQuery } from '@tanstack/react-query';
import type { Entity } from '@tatami/sdk';
import { usePlaces } from '@tatami/tables/places-context';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { rowOptions } from '@tatami/tables/row-options';
import { rowQuery } from '@tatami/tables/row-queries';
import { useViewer } from '@tatami/tables/viewer';
import { Card, Combobox, Stack, Text } from '@tatami/ui';
import type { RightKind } from '@tatami/ui/RightsMatrix';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useSearchParams } from '@tatami/web-runtime/search-params';
import type { RightsSubject, SubjectSection } from '../../lib/rights/rights-sections.ts';
import { useRightsWords } from '../../lib/rights/use-rights-words.ts';
import { RightHolders } from './RightHolders.tsx';
import { WhyAnswer } from './WhyAnswer.tsx';

interface WhoMayProps {
  sections: readonly SubjectSection[];
  /** The groups whose members hold a right. */
  groupsWith: (right: string) => readonly Entity<'groupright'>[];
}

/** Who holds a right, and why a person does or does not. Both are in the address. */
export function WhoMay({ sections, groupsWith }: WhoMayProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { has } = useViewer();
  const { params, setParams } = useSearchParams();
  const users = usePlaces()('user');
  const words = useRightsWords();
  const rights = sections.flatMap((section) =>
    section.subjects.flatMap((subject) =>
      (Object.keys(subject.rights) as RightKind[]).map((kind) => ({
        id: subject.rights[kind] ?? '',
        label: words.rightName(subject, kind),
        description: words.sectionName(section),
        subject,
      })),
    ),
  );
  const right = rights.find(({ id }) => id === params.get('right')) ?? null;
  const person = params.get('person') ?? '';
  const found = useQuery({ ...rowQuery('user', person), enabled: person !== '' && has('User:Read') });
  const people = users && rowOptions(users, i18n);

  return (
    <Card title={t('rights.why')}>
      <Stack space={16}>
        <Combobox
          label={t('rights.why.right')}
          options={rights.map(({ id, label, description }) => ({ id, label, description }))}
          value={right && { id: right.id, label: right.label }}
          onValueChange={(option) => setParams({ right: option?.id ?? null }, { replace: true })}
        />
        {people && has('User:Read') && (
          <Combobox
            label={t('rights.why.person')}
            hint={t('rights.why.person.hint')}
            search={people.find}
            value={found.data && person ? people.optionOf(found.data) : null}
            onValueChange={(option) => setParams({ person: option?.id ?? null }, { replace: true })}
          />
        )}
        {found.isLoadingError ? (
          <QueryFailure query={found} />
        ) : (
          right && <Answer {...{ right, found: found.data, groupsWith }} />
        )}
        {!right && <Text tone="muted">{t('rights.why.empty')}</Text>}
      </Stack>
    </Card>
  );
}

interface AnswerProps {
  right: { id: string; label: string; subject: RightsSubject };
  found: Entity<'user'> | undefined;
  groupsWith: WhoMayProps['groupsWith'];
}

function Answer({ right, found, groupsWith }: AnswerProps) {
  const groups = groupsWith(right.id);
  return found ? (
    <WhyAnswer person={found} right={right} groups={groups} />
  ) : (
    <RightHolders right={right.id} groups={groups} />
  );
}
