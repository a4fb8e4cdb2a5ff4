import { PageHeader, Stack } from '@tatami/ui';
import { Example, type ExampleProps } from '@tatami/ui/Example';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import type { MessageKey } from '@tatami/web-runtime/translator';
import { useTitle } from '@tatami/web-runtime/use-title';
import type { ComponentType } from 'react';
import { exampleLabels } from './example-labels.ts';

/** One example of a page: what it shows, and the very file that draws it. */
export interface ShownExample extends Pick<ExampleProps, 'padding'> {
  title: MessageKey;
  about: MessageKey;
  shows: ComponentType;
  /** Fetches the text of its file: `() => import('./Looks.tsx?raw')`. */
  source: () => Promise<{ default: string }>;
}

interface DemoPageProps {
  title: MessageKey;
  about: MessageKey;
  examples: readonly ShownExample[];
}

/** A page of a demo area: examples under each other, each with its code for who wants it. */
export function DemoPage({ title, about, examples }: DemoPageProps) {
  const { t } = useI18n();
  useTitle(t(title));
  const labels = exampleLabels(t);
  return (
    <Stack space={32}>
      <PageHeader title={t(title)} description={t(about)} />
      {examples.map(({ title: name, about: use, shows: Shown, source, padding }) => (
        <Example
          key={name}
          title={t(name)}
          description={t(use)}
          source={async () => (await source()).default}
          {...{ padding, labels }}
        >
          <Shown />
        </Example>
      ))}
    </Stack>
  );
}
