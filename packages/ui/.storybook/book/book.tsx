import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';

const Container = lazy(async () => ({ default: (await import('./BookContainer.tsx')).BookContainer }));
const Page = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));
const written = lazyElements();

/** What draws the pages of the book. It comes with the first of them: a story alone has no use for it. */
export const book = {
  container: (props: { context: DocsContextProps; children: ReactNode }) => (
    <Suspense>
      <Container {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense>
      <Page />
    </Suspense>
  ),
  components: written,
};

function lazyElements() {
  const names = ['h1', 'h2', 'p', 'ul', 'a', 'code', 'pre'] as const;
  return Object.fromEntries(
    names.map((name) => [
      name,
      lazy(async () => ({
        default: (await import('./markdown.tsx')).markdown[name] as (
          props: ComponentProps<'div'>,
        ) => ReactNode,
      })),
    ]),
  );
}
