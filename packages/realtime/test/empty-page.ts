import { createRequire } from 'node:module';
import { act, type ReactNode } from 'react';

/** The part of react-dom that is needed. */
interface Root {
  render(node: ReactNode): void;
  unmount(): void;
}

/** React with a page of nothing: what draws nothing needs no more of a document than this. */
export function emptyPage() {
  const ownerDocument = { nodeType: 9, addEventListener() {}, activeElement: null };
  const container = { nodeType: 1, tagName: 'DIV', ownerDocument, addEventListener() {} };
  Object.assign(globalThis, {
    window: globalThis,
    document: ownerDocument,
    HTMLIFrameElement: class {},
    IS_REACT_ACT_ENVIRONMENT: true,
  });
  // The package has no need of react-dom itself: its neighbour's is the one that stands here.
  const { createRoot } = createRequire(new URL('../../ui/package.json', import.meta.url))(
    'react-dom/client',
  ) as { createRoot(container: object): Root };
  const root = createRoot(container);
  return {
    render: (node: ReactNode) => act(async () => root.render(node)),
    unmount: () => act(async () => root.unmount()),
  };
}
