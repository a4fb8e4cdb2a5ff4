import { Heading, Stack } from '@tatami/ui';
import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** One part of the checklist. */
export const Section = ({ title, children }: SectionProps) => (
  <Stack space={12}>
    <Heading level={3}>{title}</Heading>
    {children}
  </Stack>
);
