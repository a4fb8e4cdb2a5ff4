import { useQuery } from '@tanstack/react-query';
import type { Draft, Entity } from '@tatami/sdk';
import { rowQuery } from '@tatami/tables/row-queries';
import type { FieldInputProps } from '@tatami/tables/table';
import { Banner } from '@tatami/ui';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useEffect } from 'react';

/** The request for a first class that a new student comes of: what it says begins their card. */
export function LeadField({ value, values, error, change }: FieldInputProps<'student'>) {
  const { t, format } = useI18n();
  const { data: lead } = useQuery(rowQuery('lead', String(value)));
  const isBegun = Boolean(values.firstName || values.lastName || values.guardians?.length);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is known
  useEffect(() => {
    if (lead && !isBegun) change(begunBy(lead));
  }, [lead]);

  if (error) return <Banner tone="danger">{error}</Banner>;
  if (!lead) return null;
  const { name, childAge, note, createdAt } = lead;
  const day = format.dateOf(createdAt, 'dayMonth');
  return (
    <Banner tone="info" title={t('student.lead.comesOf', { name, day })}>
      {[childAge !== null && t('student.lead.ofChild', { age: childAge }), note].filter(Boolean).join(' ')}
    </Banner>
  );
}

/** What a card begins with: of a child the request says who answers for them. */
function begunBy({
  whom,
  name,
  email,
  phone,
  section,
  workplace,
}: Entity<'lead'>): Partial<Draft<'student'>> {
  const place = workplace && { workplace };
  if (whom === 'child') return { section: section ?? 'kids', guardians: [{ name, email, phone }], ...place };
  const [firstName = '', ...lastNames] = name.split(/\s+/);
  return { firstName, lastName: lastNames.join(' '), email, phone, section: section ?? 'adult', ...place };
}
