import { Heading, Stack, Text } from '@tatami/ui';
import type { ReactNode } from 'react';

interface ChapterProps {
  title: string;
  text: string;
  children?: ReactNode;
}

/** A step of a page that is read. */
export function Chapter({ title, text, children }: ChapterProps) {
  return (
    <Stack space={12} as="section">
      <Heading level={2}>{title}</Heading>
      <Text prose>{text}</Text>
      {children}
    </Stack>
  );
}
