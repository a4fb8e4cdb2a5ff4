import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Combobox } from '@tatami/ui';
import { useState } from 'react';
import { club } from '../../lib/api/club.ts';
import { useI18n } from '../../lib/i18n/i18n-context.ts';
import { useViewer } from '../../lib/viewer.ts';

interface InstructorFieldProps {
  label: string;
  /** The person that belongs to the value the form began with. */
  chosenName: string;
  value: string;
  onValueChange: (id: string) => void;
  required: boolean;
  error: string | undefined;
}

/** Who teaches: a user or a student of the club (domain.md, training). */
export function InstructorField({
  label,
  chosenName,
  value,
  onValueChange,
  required,
  error,
}: InstructorFieldProps) {
  const { t } = useI18n();
  const { whoami, has } = useViewer();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState({ id: value, label: chosenName });
  const q = query.trim();

  const search = useQuery({
    queryKey: ['user', 'instructors', q],
    queryFn: async ({ signal }) => {
      const page = { size: 8, ...(q && { q }) };
      const [users, students] = await Promise.all([
        has('User:Read') ? club.table('user').list(page, { signal }) : null,
        has('Student:Read') && q ? club.table('student').list(page, { signal }) : null,
      ]);
      return { users: users?.results ?? [], students: students?.results ?? [] };
    },
    placeholderData: keepPreviousData,
  });

  const nameOf = (person: { firstName: string; lastName: string }) =>
    `${person.firstName} ${person.lastName}`;
  const { users = [], students = [] } = search.data ?? {};
  const userIds = new Set(users.map(({ id }) => id));
  const options = [
    { id: whoami.id, label: nameOf(whoami), description: t('training.instructor.me') },
    ...users
      .filter(({ id }) => id !== whoami.id)
      .map((user) => ({ id: user.id, label: nameOf(user), description: user.username })),
    // Somebody with an account is found as a user.
    ...students
      .filter(({ user }) => !user || !userIds.has(user))
      .map((student) => ({
        id: student.id,
        label: nameOf(student),
        description: t('training.instructor.student'),
      })),
  ];

  return (
    <Combobox
      label={label}
      required={required}
      error={error}
      options={q ? options.filter(({ id, label: text }) => id !== whoami.id || matches(text, q)) : options}
      value={value ? chosen : null}
      onValueChange={(option) => {
        setChosen(option ?? { id: '', label: '' });
        onValueChange(option?.id ?? '');
      }}
      onQueryChange={setQuery}
      loading={search.isPending}
    />
  );
}

function matches(text: string, q: string): boolean {
  return text.toLocaleLowerCase().includes(q.toLocaleLowerCase());
}
