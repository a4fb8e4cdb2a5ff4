import { useQuery } from '@tanstack/react-query';
import type { Entity } from '@tatami/sdk';
import { QueryFailure } from '@tatami/tables/QueryFailure';
import { useViewer } from '@tatami/tables/viewer';
import {
  Banner,
  Button,
  Combobox,
  type ComboboxOption,
  Heading,
  ItemList,
  Link,
  Stack,
  Text,
} from '@tatami/ui';
import { capitalize } from '@tatami/web-runtime/capitalize';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { connectAccount } from '../../lib/account/connect-account.ts';
import { matchesQuery, type Person } from '../../lib/account/matches-query.ts';
import { useToldPerson } from '../../lib/account/use-told-person.ts';
import { useUndoable } from '../../lib/account/use-undoable.ts';
import { whyMatched } from '../../lib/account/why-matched.ts';
import { club } from '../../lib/api/club.ts';
import { personsQuery } from './persons-query.ts';

/** Whom an account stands for, and the way to connect it with somebody. */
export function UserPersons({ user }: { user: Entity<'user'> }) {
  const { t } = useI18n();
  const { has } = useViewer();
  const query = useQuery(personsQuery(user.id));
  const told = useToldPerson();
  const { data: persons, isLoadingError } = query;
  const mayConnect = has('User:Write') && has('Student:Write') && has('Guardian:Write');
  return (
    <Stack space={8}>
      <Heading level={3}>{t('user.persons')}</Heading>
      {isLoadingError && <QueryFailure query={query} />}
      {persons?.length === 0 && <Text tone="muted">{t('user.persons.none')}</Text>}
      {persons?.map(({ id, student, ...person }) => (
        <div key={id}>
          <Link href={`/dojo/student/${student}`}>{capitalize(told(person))}</Link>
        </div>
      ))}
      {persons && mayConnect && (
        <ConnectPerson user={user} isStudent={persons.some(({ children }) => children === null)} />
      )}
    </Stack>
  );
}

interface ConnectPersonProps {
  user: Entity<'user'>;
  /** An account is that of one student at most. */
  isStudent: boolean;
}

/** Who of the club an account may be, each one press away; others are found by name. */
function ConnectPerson({ user, isStudent }: ConnectPersonProps) {
  const { t } = useI18n();
  const told = useToldPerson();
  const { data: [account] = [] } = useQuery(matchesQuery(user.id));
  const { attempt, area, isBusy, failure } = useUndoable();
  const isOpen = ({ table }: Pick<Person, 'table'>) => table === 'guardian' || !isStudent;
  const likely = account?.persons.filter(isOpen) ?? [];
  const name = `${user.firstName} ${user.lastName}`;

  const connect = (person: Pick<Person, 'table' | 'ids'>, as: string) =>
    attempt(() => connectAccount(user.id, person), t('account.connected', { account: name, person: as }));

  async function search(typed: string, signal: AbortSignal): Promise<FoundPerson[]> {
    const q = typed.trim();
    const query = { 'user.null': true, size: 6, ...(q && { q }) } as const;
    const [students, guardians] = await Promise.all([
      isStudent ? { results: [] } : club.table('student').list(query, { signal }),
      club.table('guardian').list(query, { signal }),
    ]);
    return [
      ...students.results.map(({ id, firstName, lastName, section }) => ({
        id,
        table: 'student' as const,
        label: `${firstName} ${lastName}`,
        description: t(`section.${section}`),
      })),
      ...guardians.results.map(({ id, name: label, studentFirstName, studentLastName }) => ({
        id,
        table: 'guardian' as const,
        label,
        description: t('user.persons.guardianOf', { name: `${studentFirstName} ${studentLastName}` }),
      })),
    ];
  }

  return (
    <div ref={area} tabIndex={-1}>
      <Stack space={12}>
        {failure && <Banner tone="danger">{failure}</Banner>}
        {likely.length > 0 && (
          <ItemList
            label={t('user.persons.likely')}
            padding="none"
            items={likely.map((person) => ({
              id: person.ids.join(),
              title: capitalize(told(person)),
              description: t(whyMatched(person)),
              end: (
                <Button
                  size="small"
                  disabled={isBusy}
                  aria-label={t('account.connect.one', { account: name, person: person.name })}
                  onClick={() => connect(person, person.name)}
                >
                  {t('account.connect')}
                </Button>
              ),
            }))}
          />
        )}
        <Combobox
          label={t('user.persons.connect')}
          hint={t('user.persons.connect.hint')}
          search={search}
          value={null}
          onValueChange={(found) => {
            const { id, label, table } = found as FoundPerson;
            void connect({ table, ids: [id] }, label);
          }}
        />
      </Stack>
    </div>
  );
}

interface FoundPerson extends ComboboxOption {
  table: Person['table'];
}
