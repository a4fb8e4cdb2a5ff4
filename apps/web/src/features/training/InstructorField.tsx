import type { FieldInputProps } from '@tatami/tables/table';
import { useViewer } from '@tatami/tables/viewer';
import { Combobox, type ComboboxOption } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useState } from 'react';
import { club } from '../../lib/api/club.ts';

interface InstructorFieldProps
  extends Pick<FieldInputProps<'training'>, 'label' | 'hint' | 'required' | 'error' | 'value'> {
  entity: { instructorName: string } | undefined;
  change: (changes: { instructor: string }) => void;
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

/** Who teaches: a user or a student of the club (domain.md, training). */
export function InstructorField({ value, entity, change, ...field }: InstructorFieldProps) {
  const { t } = useI18n();
  const { whoami, has } = useViewer();
  const [chosen, setChosen] = useState<ComboboxOption | null>({
    id: String(value),
    label: entity?.instructorName ?? nameOf(whoami),
  });

  async function search(typed: string, signal: AbortSignal): Promise<ComboboxOption[]> {
    const q = typed.trim();
    const page = { size: 8, ...(q && { q }) };
    const [users, students] = await Promise.all([
      has('User:Read') ? club.table('user').list(page, { signal }) : { results: [] },
      has('Student:Read') && q ? club.table('student').list(page, { signal }) : { results: [] },
    ]);
    const isMe = nameOf(whoami).toLocaleLowerCase().includes(q.toLocaleLowerCase());
    const found = new Set(users.results.map(({ id }) => id));
    return [
      ...(isMe ? [{ id: whoami.id, label: nameOf(whoami), description: t('training.instructor.me') }] : []),
      ...users.results
        .filter(({ id }) => id !== whoami.id)
        .map((user) => ({ id: user.id, label: nameOf(user), description: user.username })),
      // Somebody with an account is found as a user.
      ...students.results
        .filter(({ user }) => !user || !found.has(user))
        .map((student) => ({
          id: student.id,
          label: nameOf(student),
          description: t('training.instructor.student'),
        })),
    ];
  }

  return (
    <Combobox
      {...field}
      search={search}
      value={value ? chosen : null}
      onValueChange={(option) => {
        setChosen(option);
        change({ instructor: option?.id ?? '' });
      }}
    />
  );
}
