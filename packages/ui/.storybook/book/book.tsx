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
  renderer: makeRenderer,
};

/**
 * Draws a page once. Storybook draws it anew whenever the toolbar chooses something, and so takes down stories that are
 * being drawn, for which it loads its whole frame again; our pages hear of what is chosen by themselves.
 */
async function makeRenderer() {
  const { DocsRenderer } = await import('@storybook/addon-docs');
  const { render, unmount } = new DocsRenderer();
  return {
    render: async (...[context, parameter, element]: Parameters<typeof render>) => {
      if (drawn.get(element) === context) return;
      drawn.set(element, context);
      await render(context, parameter, element);
    },
    unmount: (element: HTMLElement) => {
      drawn.delete(element);
      unmount(element);
    },
  };
}

const drawn = new WeakMap<HTMLElement, object>();

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
