import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Entity } from '@tatami/sdk';
import { Combobox } from '@tatami/ui';
import { useState } from 'react';
import { club } from '../../lib/api/club.ts';
import { userQuery } from './user-query.ts';

interface UserFieldProps {
  label: string;
  /** The user's id, or nothing. */
  value: string;
  onValueChange: (id: string) => void;
  required: boolean;
  error: string | undefined;
}

/** One of the users, found by their name. */
export function UserField({ label, value, onValueChange, required, error }: UserFieldProps) {
  const [query, setQuery] = useState('');
  const q = query.trim();
  const search = useQuery({
    queryKey: ['user', 'found', q],
    queryFn: async ({ signal }) =>
      (await club.table('user').list({ size: 8, ...(q && { q }) }, { signal })).results,
    placeholderData: keepPreviousData,
  });
  const chosen = useQuery({ ...userQuery(value), enabled: value !== '' });
  return (
    <Combobox
      label={label}
      required={required}
      error={error}
      options={(search.data ?? []).map(optionOf)}
      value={value && chosen.data ? optionOf(chosen.data) : null}
      onValueChange={(option) => onValueChange(option?.id ?? '')}
      onQueryChange={setQuery}
      loading={search.isPending}
    />
  );
}

function optionOf({ id, firstName, lastName, username }: Entity<'user'>) {
  return { id, label: `${firstName} ${lastName}`, description: username };
}
