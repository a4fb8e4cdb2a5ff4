import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

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
  const root = createRoot(container as unknown as Element);
  return {
    render: (node: ReactNode) => act(async () => root.render(node)),
    unmount: () => act(async () => root.unmount()),
  };
}
